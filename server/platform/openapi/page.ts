import { html, raw } from 'hono/html';
import { roles } from '#domain/roles.ts';
import type { OpenApi, Operation } from './document.ts';

const style = `
  body { font: 16px/1.55 system-ui, sans-serif; max-width: 62rem; margin: 3rem auto; padding: 0 1.5rem; color: #23262f; background: #fbfaf7 }
  h1, h2 { font-family: Georgia, serif; font-weight: 500 }
  details { border-top: 1px solid #ddd8cd; padding: .5rem 0 } summary { cursor: pointer; display: flex; gap: 1rem; align-items: baseline }
  code, pre { font: 13px/1.5 ui-monospace, monospace } pre { overflow: auto; background: #f2efe8; padding: 1rem; border-radius: 6px }
  .method { flex: 0 0 4.5rem; font-weight: 600; color: #2f5d50 } .roles { margin-left: auto; color: #6b6a63; font-size: .85rem; text-align: right }
  @media (prefers-color-scheme: dark) { body { background: #16181d; color: #e4e2dc } pre { background: #1f2229 } details { border-color: #33363f } .method { color: #8fc0ae } .roles { color: #a09e96 } }
`;

/** The OpenAPI document as a page to read: no script, nothing fetched. */
export function renderApiPage(document: OpenApi): string {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      area: path
        .split('/')
        .slice(2, path.includes('/office/') ? 4 : 3)
        .join('/'),
      path,
      method,
      operation,
    })),
  );
  const areas = Map.groupBy(operations, ({ area }) => area);
  return String(
    html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width" />
          <title>Quillhouse API</title>
          <style>
            ${raw(style)}
          </style>
        </head>
        <body>
          <h1>Quillhouse API</h1>
          <p>
            Version ${document.info.version}. As a document: <a href="/api/openapi.json">openapi.json</a>. Every answer
            is an envelope <code>{status, message, data}</code>; the HTTP status mirrors <code>status</code>, and
            <code>message</code> is a sentence in the language of the header <code>language</code>. Send
            <code>Authorization: Bearer …</code> with the token from signing in.
          </p>
          ${[...areas].map(
            ([area, listed]) =>
              html`<h2>${area}</h2>
                ${listed.map(({ path, method, operation }) => renderEntry(method, path, operation))}`,
          )}
        </body>
      </html>`,
  );
}

function renderEntry(method: string, path: string, operation: Operation) {
  const { 'x-roles': callers, description, parameters, requestBody, responses } = operation;
  const parts = {
    parameters: parameters.length ? parameters : undefined,
    body: requestBody?.content,
    answer: responses['200'],
  };
  return html`<details>
    <summary>
      <code class="method">${method.toUpperCase()}</code><code>${path}</code
      ><span class="roles">${getNames(callers)}</span>
    </summary>
    ${description && html`<p>${description}</p>`}
    <pre>${JSON.stringify(parts, null, 2)}</pre>
  </details>`;
}

function getNames(callers: Operation['x-roles']): string {
  if (callers === 'anyone') return callers;
  return Object.keys(callers).length === roles.length ? 'everyone signed in' : Object.keys(callers).join(', ');
}

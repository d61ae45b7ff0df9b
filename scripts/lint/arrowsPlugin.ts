import path from 'node:path';
import { refuseImport } from './arrows.ts';

interface Node {
  type: string;
  [key: string]: unknown;
}
interface Context {
  cwd: string;
  filename: string;
  report: (problem: { node: Node; message: string }) => void;
}

/** The text of a literal, or what a template begins with. */
function readText(node: unknown): string | undefined {
  const { type, value, quasis } = (node ?? {}) as Node & { quasis?: { value: { cooked: string } }[] };
  if (type === 'TemplateLiteral') return quasis![0]!.value.cooked;
  return typeof value === 'string' ? value : undefined;
}
const isImportMeta = (node: unknown) => (node as Node).type === 'MetaProperty';

/** One way of imports, however they are written: refuseImport says which. */
const arrows = {
  create(context: Context) {
    const from = path.relative(context.cwd, context.filename).split(path.sep).join('/');
    const check = (node: Node, source: unknown) => {
      const specifier = readText(source);
      const message = specifier === undefined ? undefined : refuseImport(from, specifier);
      if (message) context.report({ node, message });
    };
    const checkSource = (node: Node) => check(node, node.source);
    return {
      ImportDeclaration: checkSource,
      ExportNamedDeclaration: checkSource,
      ExportAllDeclaration: checkSource,
      ImportExpression: checkSource,
      TSImportType: checkSource,
      TSExternalModuleReference: (node: Node) => check(node, node.expression),
      // import.meta.glob(…), import.meta.resolve(…)
      CallExpression(node: Node) {
        const { callee, arguments: args } = node as Node & { callee: Node; arguments: Node[] };
        if (callee.type === 'MemberExpression' && isImportMeta(callee.object))
          for (const source of args.flatMap((arg) => (arg.elements as Node[] | undefined) ?? arg)) check(node, source);
      },
      // new URL('…', import.meta.url)
      NewExpression(node: Node) {
        const { callee, arguments: args } = node as Node & { callee: Node; arguments: Node[] };
        const base = args[1];
        if (callee.name === 'URL' && base?.type === 'MemberExpression' && isImportMeta(base.object))
          check(node, args[0]);
      },
    };
  },
};

export default { meta: { name: 'arrows' }, rules: { arrows } };

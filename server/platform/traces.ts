import type { AttributeValue, Span } from '@opentelemetry/api';
import type { SpanExporter } from '@opentelemetry/sdk-trace';
import { currentWork } from '#server/db/statements.ts';
import type { Traces } from '#server/kit/traces.ts';
import type { Log } from '#server/log.ts';

export interface TraceSettings {
  /** Where spans are sent, with its path. */
  url: string;
  /** What the server is called there. */
  service: string;
  /** The part of what begins here that is recorded, 0 to 1. */
  share: number;
}

/** A server that stops waits so long for spans to be taken. */
const longestFlush = 5000;

/**
 * Sends spans to a collector of OpenTelemetry. The libraries are loaded here only, so that a server without them neither
 * starts later nor is larger.
 */
export async function openTraces(
  { url, service, share }: TraceSettings,
  log: Pick<Log, 'warn'>,
): Promise<Traces & { close(): Promise<void> }> {
  const [api, { parseTraceParent }, { OTLPTraceExporter }, resources, sdk] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/core'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
    import('@opentelemetry/sdk-trace'),
  ]);
  const { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } = api;
  const detectors = [resources.resourceAttributesEnvDetector, resources.serviceInstanceIdDetector];
  const provider = new sdk.TracerProvider({
    resource: resources
      .defaultResource()
      .merge(resources.detectResources({ detectors }))
      .merge(resources.resourceFromAttributes({ 'service.name': service })),
    sampler: new sdk.ParentBasedSampler({ root: new sdk.TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter: logLoss(new OTLPTraceExporter({ url }), log) })],
  });
  const tracer = provider.getTracer('quillhouse');
  const getContext = (span: Span | undefined) => (span ? trace.setSpan(ROOT_CONTEXT, span) : ROOT_CONTEXT);
  const fail = (span: Span, reason: AttributeValue) =>
    span.setStatus({ code: SpanStatusCode.ERROR }).setAttribute('error.type', reason);

  return {
    begin(traceparent) {
      const sender = traceparent === undefined ? null : parseTraceParent(traceparent);
      const context = sender ? trace.setSpanContext(ROOT_CONTEXT, { ...sender, isRemote: true }) : ROOT_CONTEXT;
      return tracer.startSpan('request', { kind: SpanKind.SERVER }, context);
    },

    end(span, { call, route, method, status, requestId }) {
      span.updateName(call).setAttributes({
        'http.request.method': method,
        'http.response.status_code': status,
        ...(route && { 'http.route': route }),
        'quillhouse.request_id': requestId,
      });
      if (status >= 500) fail(span, String(status));
      span.end();
    },

    statement({ text, begun, ms, error, work }) {
      if (!work?.span?.isRecording()) return;
      const { operation, table } = describe(text);
      const attributes = {
        'db.system.name': 'postgresql',
        'db.operation.name': operation,
        ...(table && { 'db.collection.name': table }),
      };
      const name = table ? `${operation} ${table}` : operation;
      const options = { kind: SpanKind.CLIENT, startTime: begun, attributes };
      const span = tracer.startSpan(name, options, getContext(work.span));
      if (error) fail(span, getKind(error));
      span.end(begun + ms);
    },

    async within(name, work) {
      const around = currentWork.getStore();
      const span = tracer.startSpan(name, {}, getContext(around?.span));
      try {
        return await currentWork.run({ ...around, span }, work);
      } catch (error) {
        fail(span, getKind(error));
        throw error;
      } finally {
        span.end();
      }
    },

    close: () =>
      new Promise((resolve) => {
        const last = setTimeout(resolve, longestFlush);
        const done = () => {
          clearTimeout(last);
          resolve();
        };
        provider.shutdown().then(done, done);
      }),
  };
}

/** Of a statement only what it does, and to which table first: texts that somebody wrote out might have values in them. */
function describe(text: string): { operation: string; table: string | undefined } {
  const [, operation = ''] = /^\s*([a-z]{1,20})\b/i.exec(text) ?? [];
  const [, table] = /\b(?:from|into|update)\s+"([a-z_]{1,63})"/i.exec(text) ?? [];
  return { operation: operation.toLowerCase(), table };
}

/** The code of an error, or what it is called. What it says may have values in it. */
function getKind(error: unknown): string {
  const { code, name } = Object(error) as { code?: unknown; name?: unknown };
  const kind = [code, name].find((value) => typeof value === 'string' && /^\w{1,60}$/.test(value));
  return (kind as string | undefined) ?? 'Error';
}

/** Says once that spans are not taken, and again after some were. They are lost then, and nothing else is. */
function logLoss(exporter: SpanExporter, log: Pick<Log, 'warn'>): SpanExporter {
  let isLost = false;
  return {
    export(spans, done) {
      exporter.export(spans, (result) => {
        const { error } = result;
        if (error && !isLost) log.warn({ reason: error.message }, 'traces are not taken');
        isLost = error !== undefined;
        done(result);
      });
    },
    forceFlush: async () => exporter.forceFlush?.(),
    shutdown: () => exporter.shutdown(),
  };
}

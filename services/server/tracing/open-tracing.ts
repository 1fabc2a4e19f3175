import { context, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import type { NewSpan, Tracing } from '../../base/tracing.ts';

const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT, internal: SpanKind.INTERNAL } as const;
const propagator = new W3CTraceContextPropagator();
const getter = {
  keys: (carrier: Carrier) => Object.keys(carrier),
  get: (carrier: Carrier, name: string) => carrier[name],
};
const setter = {
  set(carrier: Carrier, name: string, value: string) {
    carrier[name] = value;
  },
};
type Carrier = Record<string, string>;

/**
 * Sends spans to an OpenTelemetry collector, in the background. What it cannot take is dropped: a request waits for none of it.
 * @param endpoint address of the collector, such as http://collector:4318
 * @param roles what this process runs, as the service's name: preflight-gateway, or preflight for all of them
 */
export function openTracing(endpoint: string, roles: string): Tracing {
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': roles }),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url: `${endpoint}/v1/traces` }) })],
  });
  const tracer = provider.getTracer('preflight');
  const begun = ({ name, kind, attributes = {}, parent }: NewSpan) => {
    const from = parent ? propagator.extract(ROOT_CONTEXT, { traceparent: parent }, getter) : context.active();
    return { span: tracer.startSpan(name, { kind: kinds[kind], attributes }, from), from };
  };
  return {
    async run(wanted, work) {
      const { span, from } = begun(wanted);
      try {
        return await context.with(trace.setSpan(from, span), work);
      } catch (error) {
        span.setStatus({ code: SpanStatusCode.ERROR });
        throw error;
      } finally {
        span.end();
      }
    },
    begin(wanted) {
      const { span } = begun(wanted);
      return {
        end(error) {
          if (error) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        },
      };
    },
    describe(name, attributes) {
      const span = trace.getActiveSpan();
      span?.updateName(name);
      span?.setAttributes(attributes);
      const status = attributes['http.response.status_code'];
      if (typeof status === 'number' && status >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
    },
    traceparent() {
      const carrier: Carrier = {};
      propagator.inject(context.active(), carrier, setter);
      return carrier['traceparent'] ?? null;
    },
    close: () => provider.shutdown(),
  };
}

import type { UnderstandingRequest } from '../../core/understanding.ts';
import { describeFlow } from './describe-flow.ts';
import { describeTurn } from './describe-turn.ts';
import { instructions } from './instructions.ts';
import { replyJsonSchema } from './reply-schema.ts';
import type { ServerTraits } from './server.ts';
import type { ChatRequest, Effort } from './transport.ts';

/** What goes into every request to one model. */
export interface RequestOptions {
  readonly model: string;
  readonly server: ServerTraits;
  readonly effort?: Effort;
}

/** Room for a reply about every slot, and for a model that thinks before it writes. */
const mostOutputTokens = 4_000;

/**
 * The one request of a turn. What never changes stands first, then what changes with the flow, then
 * the moment: a provider that remembers prefixes reads the first two once for each flow version.
 */
export function chatRequest(request: UnderstandingRequest, options: RequestOptions): ChatRequest {
  const { model, server, effort } = options;
  const schema = replyJsonSchema(request);
  const inWords = server.schema !== 'strict';
  const system = [
    instructions,
    ...(inWords ? [`The JSON object follows this schema:\n${JSON.stringify(schema)}`] : []),
    `The flow:\n${describeFlow(request)}`,
  ];
  return {
    model,
    messages: [
      { role: 'system', content: system.join('\n\n') },
      { role: 'user', content: describeTurn(request) },
    ],
    ...(server.schema === 'strict' && {
      response_format: {
        type: 'json_schema',
        json_schema: { name: 'reading', strict: true, schema },
      },
    }),
    ...(server.schema === 'object' && { response_format: { type: 'json_object' } }),
    [server.outputLimit]: mostOutputTokens,
    ...(effort !== undefined && { reasoning_effort: effort }),
    ...(server.cachesByKey && { prompt_cache_key: cacheKey(request) }),
    ...(server.stores && { store: false }),
  };
}

/** One for each content of a flow. */
function cacheKey({ session }: UnderstandingRequest): string {
  const { id, version, hash } = session.flow;
  return `slotwise-${id.slice(0, 24)}-${version}-${hash.slice(0, 16)}`;
}

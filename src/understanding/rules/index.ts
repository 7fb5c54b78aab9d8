import type { UnderstandingRequest } from '../../core/understanding.ts';
import type { Understander } from '../port.ts';
import { proposeByRules } from './propose.ts';

/**
 * The offline understander: what code can see in words by itself. It is the default without a
 * model, and what answers when a model does not. Never throws, costs nothing.
 */
export const rulesUnderstander: Understander = {
  by: 'rules',
  async understand(request: UnderstandingRequest) {
    return { understanding: proposeByRules(request) };
  },
};

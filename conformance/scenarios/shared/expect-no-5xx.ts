import { statusFits } from '../../checks/tolerated-errors.ts';
import type { Case } from '../../engine/case/case.ts';
import { describeResponse } from '../../engine/case/describe-response.ts';
import type { Exchange } from '../../target/exchange.ts';

/** Expects a success or a refusal of unusual input: the service document leaves open whether it is valid. */
export const expectNo5xx = (t: Case, exchange: Exchange): boolean =>
  t.expect(
    'errors.input-causes-no-5xx',
    !statusFits(exchange.status, '5XX'),
    { expected: 'a success or a refusal (4xx)', got: describeResponse(exchange) },
    exchange,
  );

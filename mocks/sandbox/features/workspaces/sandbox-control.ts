import { basePath } from '@workspace-api/contract';
import type { ControlHandlers } from '../../control/handler.ts';
import { timestamp } from '../../core/clock.ts';
import { paymentTokens } from '../billing/index.ts';
import { proxyUrlBase } from '../secrets/index.ts';

/** What a client needs to use the sandbox. */
export const sandboxControl: ControlHandlers<'getSandbox'> = {
  getSandbox: ({ context, url, address }) => {
    const { origin } = new URL(url);
    return {
      base_url: `${origin}${basePath}`,
      console_url: origin,
      secret_proxy_url: proxyUrlBase({ url, address }),
      now: timestamp(context),
      workspace: context.knownTokens[0]?.workspace ?? '',
      private_addresses: context.privateAddresses,
      payment_tokens: paymentTokens,
      tokens: context.knownTokens.map((token) => ({ ...token, scopes: [...token.scopes] })),
    };
  },
};

import type { Exchange } from '../../target/exchange.ts';

const bodyInWords = ({ text }: Exchange): string => {
  if (text === '') return 'no body';
  return text.length > 300 ? `${text.slice(0, 300)}…` : text;
};

/** An answer in words: its status and the start of its body. */
export const answerInWords = (exchange: Exchange): string =>
  `status ${exchange.status} with ${bodyInWords(exchange)}`;

import type { Book } from './book.ts';
import type { Draw } from './draw.ts';

/** What a request is drawn from. */
export type Source = { readonly draw: Draw; readonly book: Book };

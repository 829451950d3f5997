/** Items in the order in which they were added. Adding and dropping take no time that depends on their number. */
export class Queue<Item> {
  #items: (Item | undefined)[] = [];
  #start = 0;

  get size(): number {
    return this.#items.length - this.#start;
  }

  add(item: Item): void {
    this.#items.push(item);
  }

  /** Removes the oldest item. @returns it; undefined if there is none */
  drop(): Item | undefined {
    if (this.size === 0) return undefined;
    const item = this.#items[this.#start];
    this.#items[this.#start] = undefined;
    this.#start += 1;
    if (this.#start > this.size) {
      this.#items = this.#items.slice(this.#start);
      this.#start = 0;
    }
    return item;
  }

  /** Oldest first. */
  toArray(): Item[] {
    return this.#items.slice(this.#start) as Item[];
  }

  clear(): void {
    this.#items = [];
    this.#start = 0;
  }
}

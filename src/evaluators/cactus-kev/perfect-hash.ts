/**
 * A perfect hash, as Paul Senzee added to Cactus Kev's evaluator, here by hash and displace: 4,888
 * products of primes, up to 104,553,157, each in its own slot of 8,192.
 *
 * Idea: mix the bits of a key well. Some of them choose one of 512 buckets, others a slot. Each
 * bucket has an adjustment, which moves its slots (by XOR) so that no keys collide. To build the
 * table, find the adjustments, the fullest bucket first: each gets the first one that moves all its
 * keys to free slots.
 * Right shifts are unsigned: mixed keys use all 32 bits, and `>>` would copy the sign.
 */
const BUCKETS = 512;
const SLOTS = 8192;

/**
 * Maps the keys it was built with to their values. Any other key returns the value of one of them,
 * or 0.
 */
export class PerfectHash {
  readonly #adjustments = new Uint16Array(BUCKETS);
  readonly #values = new Uint16Array(SLOTS);

  constructor(entries: ReadonlyMap<number, number>) {
    const taken = new Uint8Array(SLOTS);
    for (const [bucket, keys] of fullestFirst(entries.keys())) {
      const slots = keys.map((key) => slotOf(mix(key)));
      const adjustment = firstFree(slots, taken);
      this.#adjustments[bucket] = adjustment;
      for (const slot of slots) taken[slot ^ adjustment] = 1;
      for (const key of keys) this.#values[this.#indexOf(key)] = entries.get(key) as number;
    }
  }

  get(key: number): number {
    return this.#values[this.#indexOf(key)] as number;
  }

  #indexOf(key: number): number {
    const mixed = mix(key);
    return slotOf(mixed) ^ (this.#adjustments[bucketOf(mixed)] as number);
  }
}

function fullestFirst(keys: Iterable<number>): [bucket: number, keys: number[]][] {
  const buckets = new Map<number, number[]>();
  for (const key of keys) {
    const bucket = bucketOf(mix(key));
    const others = buckets.get(bucket);
    if (others) others.push(key);
    else buckets.set(bucket, [key]);
  }
  return [...buckets].sort(([, a], [, b]) => b.length - a.length);
}

function firstFree(slots: readonly number[], taken: Uint8Array): number {
  let adjustment = 0;
  while (slots.some((slot) => taken[slot ^ adjustment])) adjustment += 1;
  return adjustment;
}

function mix(key: number): number {
  let mixed = (key + 0xe91aaa35) | 0;
  mixed ^= mixed >>> 16;
  mixed = (mixed + (mixed << 8)) | 0;
  return mixed ^ (mixed >>> 4);
}

function bucketOf(mixed: number): number {
  return (mixed >>> 8) & (BUCKETS - 1);
}

function slotOf(mixed: number): number {
  return ((mixed + (mixed << 2)) | 0) >>> 19;
}

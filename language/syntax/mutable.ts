/** A type of the tree while it is being built. */

export type Mutable<T> = { -readonly [K in keyof T]: T[K] };

/** Short builders for what fills a message. */
import type { Chips } from '../poker/types';
import type { Param, Params, Sentence } from './problem';

export const chips = (value: Chips): Param => ({ kind: 'chips', value });
export const count = (value: number): Param => ({ kind: 'count', value });
export const name = (value: string): Param => ({ kind: 'name', value });
export const names = (value: readonly string[]): Param => ({ kind: 'names', value });
export const word = (value: string): Param => ({ kind: 'word', value });
export const words = (value: readonly string[]): Param => ({ kind: 'words', value });
export const text = (value: string): Param => ({ kind: 'text', value });
export const inner = (value: Sentence): Param => ({ kind: 'message', value });

export const sentence = (message: string, params: Params = {}): Sentence => ({ message, params });

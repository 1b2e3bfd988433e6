/** Decodes the bytes of a file, or says why they are not text. */
export type Decoded = { readonly text: string } | { readonly problem: 'file/utf16' | 'file/binary' };

const SAMPLE = 4096;

/**
 * Reads bytes as UTF-8. A byte-order mark is dropped, as editors do, so that line 0 begins at character 0;
 * invalid bytes become U+FFFD. UTF-16 (recognized by its mark or its zero bytes) and binary files are refused,
 * because reading them as UTF-8 would produce a screenful of meaningless findings.
 */
export function decode(bytes: Uint8Array): Decoded {
  if (isUtf16(bytes)) return { problem: 'file/utf16' };
  if (isBinary(bytes)) return { problem: 'file/binary' };
  return { text: new TextDecoder('utf-8').decode(bytes) };
}

/** True for bytes with both zeros and invalid UTF-8; a text may have a stray one of either. */
function isBinary(bytes: Uint8Array): boolean {
  const sample = bytes.subarray(0, SAMPLE);
  if (!sample.includes(0)) return false;
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(sample, { stream: true });
    return false;
  } catch {
    return true;
  }
}

function isUtf16(bytes: Uint8Array): boolean {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) return true;
  const sample = bytes.subarray(0, SAMPLE);
  if (sample.length < 4) return false;
  let even = 0;
  let odd = 0;
  for (let i = 0; i < sample.length; i++) {
    if (sample[i] === 0) {
      if (i % 2 === 0) even++;
      else odd++;
    }
  }
  // Latin letters, digits and line ends have a zero as their other byte; UTF-8 text has no zeros at all.
  const third = sample.length / 6;
  return (odd > third && even === 0) || (even > third && odd === 0);
}

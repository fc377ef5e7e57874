import { describe, expect, it } from 'vitest';
import { answerReader, crcOf, encodeCommand } from './frames.ts';
import { posnet } from './index.ts';

describe('frames of the POSNET protocol', () => {
  it.each([
    // The example of its published description, and two that were seen on the wire.
    ['trinit\tbm0\t', '4825'],
    ['rtcget\t', '7D61'],
    ['trinit\t', '911D'],
  ])('%j has the sum %s', (body, sum) => {
    expect(crcOf(Buffer.from(body))).toBe(sum);
  });

  it('a command is its name and its fields between STX and ETX, in the letters of Windows-1250', () => {
    expect(encodeCommand('trinit', { bm: 0 }).toString('latin1')).toBe('\x02trinit\tbm0\t#4825\x03');
    const named = encodeCommand('trline', { na: 'Żur\tX' }).toString('latin1');
    expect(named).toContain('trline\tna\xafur?X\t#');
  });

  it('answers are read in whatever pieces they come, and a frame with a wrong sum is none', () => {
    const read = answerReader();
    const good = encodeCommand('scnt', { bn: 7 });
    expect(read(good.subarray(0, 4))).toEqual([]);
    expect(read(good.subarray(4))).toEqual([{ command: 'scnt', fields: { bn: '7' }, error: null }]);
    const body = Buffer.from('trline\t?2000');
    const wrong = Buffer.concat([Buffer.of(2), body, Buffer.from(`#${crcOf(body)}`), Buffer.of(3)]);
    expect(read(Buffer.concat([wrong, good]))).toMatchObject([{ command: 'trline', error: 2000 }, {}]);
    expect(read(Buffer.from('\x02scnt\tbn8\t#0000\x03'))).toEqual([]);
  });

  it.each([
    ['10.0.0.7', 'tcp://10.0.0.7:6666'],
    ['drukarka.local:7000', 'tcp://drukarka.local:7000'],
    ['', null],
    ['http://x', null],
    ['10.0.0.7/path', null],
  ])('%j is the address %s', (typed, url) => {
    expect(posnet.readAddress(typed)?.href.replace(/\/$/, '') ?? null).toBe(url);
  });
});

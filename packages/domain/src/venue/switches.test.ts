import { describe, expect, it } from 'vitest';
import { FLAGS } from './flags.ts';
import {
  neededFor,
  OFFERED_FLAGS,
  type OfferedFlag,
  SWITCHES,
  switchProblems,
  turned,
  withSwitches,
} from './switches.ts';

describe('the switches of a venue', () => {
  it('are all flags but the one that does nothing', () => {
    expect(FLAGS.filter(flag => !OFFERED_FLAGS.some(each => each === flag))).toEqual(['reject-order']);
  });

  it('need nothing that needs them', () => {
    const reach = (flag: OfferedFlag): OfferedFlag[] =>
      SWITCHES[flag].needs.flatMap(each => [each, ...reach(each)]);
    for (const flag of OFFERED_FLAGS) expect(reach(flag)).not.toContain(flag);
  });

  it.each<[OfferedFlag, OfferedFlag[], OfferedFlag[]]>([
    ['order', [], []],
    ['order-comment', [], ['order']],
    ['order-comment', ['order'], []],
    ['tips-before-payment', ['order'], ['tips']],
    ['tips-before-payment', [], ['tips', 'order']],
    ['send-tips-to-pos-waiter', ['tips'], ['pay-go']],
  ])('%s while %j are on waits for %j', (flag, on, missing) => {
    expect(neededFor(flag, on)).toEqual(missing);
  });

  it('say which of them lack what', () => {
    expect(switchProblems(['order', 'shared-cart', 'call-waiter'])).toEqual({});
    expect(switchProblems(['tips-before-payment', 'collective-tips'])).toEqual({
      'tips-before-payment': 'tips order',
      'collective-tips': 'tips',
    });
  });

  it.each<[OfferedFlag[], OfferedFlag, boolean, OfferedFlag[]]>([
    [['order'], 'tips', true, ['order', 'tips']],
    [['order', 'tips'], 'tips', true, ['order', 'tips']],
    [['order', 'tips', 'collective-tips', 'tips-before-payment'], 'tips', false, ['order']],
    [['order', 'tips', 'tips-before-payment', 'shared-cart'], 'order', false, ['tips']],
    [['pay-go', 'tips', 'send-tips-to-pos-waiter'], 'pay-go', false, ['tips']],
  ])('of %j, %s turned to %s leaves %j', (on, flag, to, left) => {
    expect(turned(on, flag, to)).toEqual(left);
  });

  it('whatever is turned, nothing is on without what it needs', () => {
    for (const flag of OFFERED_FLAGS) expect(switchProblems(turned(OFFERED_FLAGS, flag, false))).toEqual({});
  });

  it('leave alone what they do not offer', () => {
    expect(withSwitches(['reject-order', 'tips'], ['order'])).toEqual(['order', 'reject-order']);
  });
});

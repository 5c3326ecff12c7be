import { beforeEach, describe, expect, it } from 'vitest';
import type { Item } from './protocol';
import { cuesOf, sound } from './sound.svelte';

const item = (kind: string, more: Partial<Item> = {}): Item => ({ seq: 1, at: 0, kind, ...more });

beforeEach(() => {
  localStorage.clear();
});

describe('sound', () => {
  it('is off until somebody turns it on, and that is kept in this browser', () => {
    expect(sound.on).toBe(false);
    sound.toggle();
    expect(sound.on).toBe(true);
    expect(localStorage.getItem('punto.sound')).toBe('on');
    sound.toggle();
    expect(localStorage.getItem('punto.sound')).toBe('off');
  });

  it('is made of cards, one’s own chips and the result, each once', () => {
    const news = [
      item('CardDealt'),
      item('CardDealt'),
      item('WagerPlaced', { seat: 2 }),
      item('WagersSettled'),
    ];
    expect(cuesOf(news, 2)).toEqual(['card', 'chips', 'result']);
    expect(cuesOf(news, 3)).toEqual(['card', 'result']);
    expect(cuesOf(news, null)).toEqual(['card', 'result']);
    expect(cuesOf([item('BettingOpened')], 2)).toEqual([]);
  });
});

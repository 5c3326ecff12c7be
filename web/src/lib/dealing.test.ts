import { describe, expect, it } from 'vitest';
import { offerIsDue, padUse, positionAct, primary, shoeActs } from './dealing';
import { console, info, shoe, view } from './fixtures';
import type { View } from './protocol';

const dealer = info({ mode: 'dealer' });

describe('the console lights', () => {
  it('START, START GAME, END GAME in their turn', () => {
    expect(primary(dealer, view({ phase: 'idle', shoe: shoe() }), console())).toBe('start');
    expect(primary(dealer, view({ phase: 'betting' }), console())).toBe('start-game');
    expect(primary(dealer, view({ phase: 'mid-coup' }), console())).toBe('start-game');
    expect(primary(dealer, view({ phase: 'dealing' }), console())).toBeNull();
    expect(primary(dealer, view({ phase: 'result' }), console({ settles: true }))).toBe('end-game');
  });

  it('no START without a shoe that is ready, or a bank where one is due', () => {
    expect(primary(dealer, view({ phase: 'idle' }), console())).toBeNull();
    expect(
      primary(dealer, view({ phase: 'idle', shoe: shoe({ burned: false }) }), console()),
    ).toBeNull();
    expect(
      primary(dealer, view({ phase: 'idle', shoe: shoe() }), console({ shoe_over: true })),
    ).toBeNull();
    expect(
      primary(dealer, view({ phase: 'idle', state: 'disabled', shoe: shoe() }), console()),
    ).toBeNull();
    const california = info({ mode: 'dealer', player_dealt: true });
    expect(primary(california, view({ phase: 'idle', shoe: shoe() }), console())).toBeNull();
  });

  it('the offer of the position where somebody has to bank the next hand', () => {
    const nobody = {
      holder: null,
      offered: null,
      bank: 0,
      hands: 0,
      hands_at_most: 2,
      declined: [],
    };
    const between = (change: object, state = 'result'): View =>
      view({
        phase: 'idle',
        state,
        shoe: shoe(),
        position: { ...nobody, ...change },
      } as Partial<View>);
    const acts = [
      {},
      { offered: 3 },
      { holder: 3, hands: 1 },
      { holder: 3, hands: 2 },
      { holder: 3, bank: 100 },
    ].map((change) => positionAct(between(change)));
    expect(acts).toEqual(['offer', 'decline', 'give-up', 'offer', null]);
    expect(positionAct(between({}, 'disabled'))).toBeNull();
    expect(positionAct(view({ phase: 'idle' }))).toBeNull();
    const california = info({ mode: 'dealer', player_dealt: true });
    expect(offerIsDue(california, between({}), console())).toBe(true);
    expect(offerIsDue(california, between({ offered: 3 }), console())).toBe(false);
    expect(offerIsDue(california, { ...between({}), shoe: null }, console())).toBe(false);
    expect(offerIsDue(california, between({}), console({ shoe_over: true }))).toBe(false);
    expect(offerIsDue(info({ player_dealt: true }), between({}), null)).toBe(false);
  });

  it('nothing at a table that deals for itself', () => {
    expect(primary(info(), view({ phase: 'betting' }), null)).toBeNull();
    expect(padUse(info(), view({ phase: 'dealing' }), null)).toBeNull();
  });

  it('takes a card for the coup, or the one that is turned for the burn', () => {
    expect(padUse(dealer, view({ phase: 'dealing' }), console())).toBe('deal');
    const cut = view({ phase: 'idle', shoe: shoe({ burned: false }) });
    expect(padUse(dealer, cut, console({ burn_option: 'points' }))).toBe('burn');
    expect(padUse(dealer, cut, console({ burn_option: 'one' }))).toBeNull();
  });

  it('lets the shoe be brought, cut, burned from, watched and taken away, in that order', () => {
    expect(shoeActs(view({ phase: 'idle' }), console(), true)).toEqual(['new']);
    expect(
      shoeActs(
        view({ phase: 'idle', shoe: shoe({ cut_by: null, burned: false }) }),
        console(),
        true,
      ),
    ).toEqual(['cut']);
    expect(
      shoeActs(
        view({ phase: 'idle', shoe: shoe({ burned: false }) }),
        console({ burn_option: 'one' }),
        true,
      ),
    ).toEqual(['burn', 'end']);
    expect(shoeActs(view({ phase: 'idle', shoe: shoe() }), console(), true)).toEqual([
      'cut-card',
      'end',
    ]);
    expect(shoeActs(view({ phase: 'idle', shoe: shoe() }), console(), false)).toEqual(['cut-card']);
    expect(
      shoeActs(view({ phase: 'idle', shoe: shoe() }), console({ shoe_over: true }), false),
    ).toEqual(['cut-card', 'end']);
    expect(shoeActs(view({ phase: 'dealing', shoe: shoe() }), console(), true)).toEqual([
      'cut-card',
    ]);
    expect(
      shoeActs(view({ phase: 'dealing', shoe: shoe() }), console({ coups_left: 1 }), true),
    ).toEqual([]);
    expect(shoeActs(view({ phase: 'betting' }), console(), true)).toEqual([]);
  });
});

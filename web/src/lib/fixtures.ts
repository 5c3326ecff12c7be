// Messages for tests: a default table, with the changes that a test needs.

import type {
  Console,
  HouseShown,
  Mine,
  OwnLimits,
  RecalledCoupShown,
  ShoeShown,
  TableInfo,
  View,
} from './protocol';

export function info(change: Partial<TableInfo> = {}): TableInfo {
  const area = {
    pays: [],
    up_to: false,
    otherwise: [],
    minimum: 1000,
    maximum: 100000,
    step: 1,
    stake: null,
    fee: 0,
    fee_column: '',
    needs: [],
    closed: '',
  };
  return {
    type: 'table',
    table: 'one',
    name: 'One',
    game: 'mini-baccarat',
    title: 'Mini-Baccarat',
    game_hash: '0'.repeat(64),
    source: 'a sheet',
    mode: 'automatic',
    player_dealt: false,
    currency: 'USD',
    exponent: 2,
    decks: 8,
    seats: [1, 2, 3],
    bets: [
      { ...area, key: 'player', name: 'Player', side: 'player', odds: '1 to 1' },
      { ...area, key: 'banker', name: 'Banker', side: 'banker', odds: '1 to 1' },
      { ...area, key: 'tie', name: 'Tie', side: 'winner', odds: '8 to 1' },
    ],
    tier: 'house',
    minimum: 1000,
    maximum: 100000,
    total_maximum: null,
    denomination: 1,
    chips: [1000, 2500, 10000],
    player_dealer_fee: 0,
    squeeze: false,
    colours: { player: '#1f66c4', banker: '#c4213a', tie: '#18864b' },
    settings: [],
    notices: [],
    ...change,
  };
}

export function view(change: Partial<View> = {}): View {
  return {
    state: 'waiting',
    why: '',
    phase: 'idle',
    coup: 7,
    ends: null,
    last_bets: null,
    seats: [],
    cards: [],
    player: null,
    banker: null,
    next_hand: null,
    result: null,
    squeezers: {},
    totals: {},
    position: null,
    shoe: null,
    waived: [],
    fees_total: 0,
    ...change,
  };
}

export function mine(change: Partial<Mine> = {}): Mine {
  return {
    type: 'mine',
    table: 'one',
    seq: 1,
    seat: 1,
    wallet: 500000,
    chips: 20000,
    bet: 0,
    fee: 0,
    win: 0,
    net: 0,
    seated_at: 0,
    acts: 0,
    can_repeat: false,
    offered: false,
    player_dealer: false,
    may_bank: 0,
    may_cut: false,
    holds: {},
    own: own(),
    ...change,
  };
}

export function own(change: Partial<OwnLimits> = {}): OwnLimits {
  return {
    stop: null,
    until: null,
    loss_left: null,
    time_ends: null,
    reality_check: 60,
    session_display: true,
    ...change,
  };
}

export function house(change: Partial<HouseShown> = {}): HouseShown {
  return {
    name: 'The House',
    currency: 'USD',
    exponent: 2,
    protocol: 1,
    version: '0',
    languages: ['en'],
    time_zone: 'UTC',
    profile: 'house-default',
    minimum_age: 0,
    help_line: '',
    notices: [],
    demonstration: false,
    open_registration: true,
    welcome_credit: 0,
    ...change,
  };
}

export function shoe(change: Partial<ShoeShown> = {}): ShoeShown {
  return {
    number: 1,
    commitment: '',
    cut_by: 'house',
    burned: true,
    coups: 3,
    last_hand: false,
    ...change,
  };
}

export function console(change: Partial<Console> = {}): Console {
  return {
    type: 'console',
    table: 'one',
    seq: 1,
    cards_used: 20,
    cards_left: 396,
    burn_option: 'points',
    burn_due: 0,
    coups_left: null,
    settles: false,
    shoe_over: false,
    ...change,
  };
}

export function recalled(change: Partial<RecalledCoupShown> = {}): RecalledCoupShown {
  return {
    number: 7,
    shoe: 1,
    cards: [
      { place: 0, hand: 'player', card: '4s' },
      { place: 1, hand: 'banker', card: 'Kd' },
      { place: 2, hand: 'player', card: '5h' },
      { place: 3, hand: 'banker', card: '7c' },
    ],
    result: {
      coup: 7,
      winner: 'player',
      player: 9,
      banker: 7,
      natural: true,
      player_pair: false,
      banker_pair: false,
      settled: [],
    },
    void: '',
    wagers: [],
    fee: 0,
    bank: 0,
    returned: 0,
    ...change,
  };
}

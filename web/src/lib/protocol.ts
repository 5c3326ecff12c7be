// The messages of the house, written by `make docs` from its own types: change those, not this.

export const PROTOCOL = 1;

/** Accept the position offered, with a bank for the coup. */
export interface AcceptPosition {
  type: "AcceptPosition";
  bank: number;
}

/** The command was carried out and is durable. */
export interface Accepted {
  type: "accepted";
  events: string[];
}

/** What an account of the ledger holds. A value is the first part of the account's name. */
export type AccountKind = "awards" | "bank" | "cage" | "chips" | "commission" | "corrections" | "fed" | "fees" | "held" | "meter" | "overflow" | "receipts" | "reserve" | "result" | "seed" | "wallets" | "written-off";

/** An account over a period. */
export interface AccountLine {
  account: string;
  kind: AccountKind | null;
  table: string;
  meter: string;
  opening: number;
  into: number;
  out: number;
  closing: number;
}

/** Your own sessions, newest first, and unusual sign-ins not yet acknowledged. */
export interface AccountShown {
  name: string;
  sessions: OwnSession[];
  unusual: SignInShown[];
}

/** One line of an act: a label and its value. */
export interface ActLine {
  name: string;
  value: string;
}

/** Acts and incidents, newest first: before, after, who, authorised by whom, why. */
export interface ActPage {
  acts: ActRow[];
  names: Record<string, string>;
  next: string | null;
}

/** A decision by a person, or an event that needs attention. */
export interface ActRow {
  pit: string;
  sequence: number;
  time_ms: number;
  kind: "incident" | "meter" | "people" | "setting";
  event: string;
  place: string;
  coup: number;
  what: string;
  before: string;
  after: string;
  by: string;
  authorised_by: string;
  why: string;
}

/** An act as shown to the person who approves it. */
export interface ActShown {
  title: string;
  place: string;
  asker: string;
  lines: ActLine[];
}

/** Correct the amount of a meter, its reserve or its overflow. */
export interface AdjustMeter {
  type: "AdjustMeter";
  pool: Pool;
  change: number;
  reason: AdjustReason;
  note: string;
}

/** Why a meter is adjusted: a closed list; each reason determines what may move. */
export type AdjustReason = "house-addition" | "malfunction" | "over-limit" | "overflow-to-meter" | "receipts" | "seed-recovery";

/** One remark about parameters: a code, and the values it refers to. */
export interface Advice {
  level: Level;
  code: AdviceCode;
  setting?: MeterSetting | null;
  amount?: number | null;
  bound?: number | null;
  rate_ppm?: number | null;
  bound_ppm?: number | null;
  seats?: number | null;
}

/** The subject of an advice. Codes are only added, never removed. */
export type AdviceCode = "amount-range" | "bound-under-layout" | "contribution-low" | "contribution-over-preset" | "contribution-range" | "limit-under-meter" | "limit-under-seed" | "no-reserve" | "rates-together" | "reserve-only-seed" | "reserve-range" | "seed-changed" | "seed-under-fixed" | "seed-zero";

/** One advice: its code, its values, and the text in the language of the request. */
export interface AdviceShown {
  level: Level;
  code: AdviceCode;
  params: Record<string, unknown>;
  text: string;
}

/** A setting and its value, in words. */
export interface AdvisedSettingShown {
  key: string;
  label: string;
  value: string;
}

/** Why an approval is invalid. */
export type ApprovalFault = "expired" | "missing" | "other-act" | "other-asker" | "other-table" | "replayed" | "revoked" | "same-person" | "unknown" | "unknown-card" | "wrong-role";

/** A reference with which the asker may carry out that act once. */
export interface ApprovalGiven {
  reference: string;
  expires: number;
}

/** A second person's card and password, for one act. */
export interface ApprovalRequest {
  card: string;
  password: string;
  role: Role;
  act: AtTable | AtMeter | ToOpen | OfHouse;
}

/** A command for a meter, exactly as it will be sent. */
export interface AtMeter {
  at: "meter";
  meter: string;
  command: ChangeParameters | EnableMeter | ConfirmAward | TurnKey | VerifyAward | RejectAward | BackOutAward | AdjustMeter;
}

/** A command for a table, exactly as it will be sent. */
export interface AtTable {
  at: "table";
  table: string;
  command: CorrectCard | VoidCoup | CorrectCoup | ChangeSetting;
}

/** A meter's award for a wager. The table itself pays nothing for it. */
export interface AwardOfWager {
  meter: string;
  seat: number;
  slip: number;
  amount: number;
  status: "backed-out" | "hit" | "paid" | "rejected" | "verified";
}

/** Why an award is rejected or backed out: a closed list. */
export type AwardReason = "cards-misread" | "coup-void" | "malfunction" | "no-wager" | "not-qualified";

/** A share of the meter that was hit, and its progress. */
export interface AwardShown {
  award: number;
  slip: number;
  table: string;
  name: string;
  coup: number;
  at: number;
  status: "backed-out" | "hit" | "paid" | "rejected" | "verified";
  row: number;
  won: string;
  pays: string;
  cards: string[];
  before: number;
  amount: number;
  after: number;
  shares: ShareShown[];
  verifiers: string[];
  next: "" | "confirm" | "key" | "log" | "run";
  confirmed_by: string;
  verified_by: string;
  verified_with: string;
  paid_by: string;
  ended_by: string;
  ended_for: AwardReason | null;
  ended_note: string;
  recovery: "" | "recovered" | "written-off";
}

/** Names of the staff who verified, paid or ended the awards on a meter's desk. */
export interface AwardStaff {
  names: Record<string, string>;
}

/** The status of an award. */
export type AwardStatus = "backed-out" | "hit" | "paid" | "rejected" | "verified";

/** Undo a logged award by manual adjustment; for a paid one, state what became of the money. */
export interface BackOutAward {
  type: "BackOutAward";
  award: number;
  reason: AwardReason;
  note: string;
  recovery?: Recovery | null;
}

/** A patron's money with the house. */
export interface Balance {
  wallet?: number;
  funds?: number;
}

/** A bet on the layout, as the sheet offers it. */
export interface BetArea {
  key: string;
  name: string;
  side: string;
  pays: PayLine[];
  odds: string;
  up_to: boolean;
  otherwise: PayLine[];
  minimum: number;
  maximum: number;
  stake: number | null;
  fee: number;
  fee_column: string;
  needs: string[];
  step: number;
  meter?: boolean;
  closed?: string;
  seats?: Record<string, string>;
  after_four?: boolean;
}

/** Why a bet is closed now. */
export type BetClosed = "after-four" | "cards-dealt" | "meter-down" | "needs" | "no-exact-stake" | "not-offered" | "pairs";

/** What is burned from a new shoe. The numbers are those of the printed options. */
export type Burn = 1 | 2 | 3;

/** Burn cards from a new shoe. `turned` is the card turned up, if the option requires one. */
export interface BurnCards {
  type: "BurnCards";
  turned: string | null;
}

/** Move money from the wallet to the table. */
export interface BuyChips {
  type: "BuyChips";
  amount: number;
}

/** The last message before the server closes the socket. */
export interface Bye {
  type: "bye";
  why: "barred" | "disabled" | "dismissed" | "expired" | "locked" | "new-password" | "new-roles" | "protocol" | "signed-out" | "stopping" | "too-many" | "too-slow";
  message?: string;
}

/** The cage over a period. */
export interface Cage {
  heading: Heading;
  since: number;
  until: number;
  lines: CageLine[];
  total: CageLine;
}

/** What one person took in and paid out; `house` is for what the house did itself. */
export interface CageLine {
  by: string;
  name?: string;
  taken_in?: number;
  times_in?: number;
  paid_out?: number;
  times_out?: number;
  net?: number;
}

/** The dealer calls the supervisor to verify. */
export interface CallSupervisor {
  type: "CallSupervisor";
  table: string;
  coup: number;
}

/** A dealt card. `card` is null while this viewer may not see it. */
export interface CardShown {
  place: number;
  hand: "banker" | "player";
  card: string | null;
}

/** A patron's limits, break and exclusion, and the choices that the house offers. */
export interface CareShown {
  patron: string;
  wallet: number;
  stop: "cooling-off" | "excluded" | "time-limit" | null;
  until: number | null;
  limits: LimitShown[];
  loss_left: number | null;
  reality_check: number;
  history: ChangeShown[];
  asked: boolean;
  looser_after_hours: number;
  reality_check_choices: number[];
  cool_off_hours: number[];
  exclusion_days: number[];
}

/** Move chips back to the wallet: an amount, or (default) everything not reserved for fees. */
export interface CashOut {
  type: "CashOut";
  amount?: number | null;
}

/** Change a setting of the house itself. */
export interface ChangeHouse {
  type: "ChangeHouse";
  key: HouseKey;
  value: string;
  reason: string;
}

/** Change the settings of a meter; new rates wait for the next award of the whole meter. */
export interface ChangeParameters {
  type: "ChangeParameters";
  parameters: Parameters;
  reason: string;
  override?: boolean;
}

/** Change a setting of the table part, between coups. */
export interface ChangeSetting {
  type: "ChangeSetting";
  key: string;
  value: string | number | boolean;
  reason: string;
}

/** A change that was made. */
export interface ChangeShown {
  at: number;
  by: string;
  what: "change-withdrawn" | "cool-off-begun" | "exclusion-ended" | "limit-set" | "patron-excluded" | "reality-check-chosen";
  limit: "loss-day" | "loss-month" | "loss-week" | "time-day" | null;
  before: number | null;
  after: number | null;
  until: number | null;
}

/** Close betting. */
export interface CloseBetting {
  type: "CloseBetting";
}

/** Close the table. Patrons keep their chips. */
export interface CloseTable {
  type: "CloseTable";
}

/** A supervisor confirms an award above the set amount, before the executive's card. */
export interface ConfirmAward {
  type: "ConfirmAward";
  award: number;
}

/** The additional view for the staff of a dealer's table. */
export interface Console {
  type: "console";
  table: string;
  seq: number;
  cards_used: number;
  cards_left: number;
  burn_option: string;
  burn_due: number;
  coups_left: number | null;
  settles: boolean;
  shoe_over: boolean;
}

/** Correct a card that was read wrongly. The physical card prevails. */
export interface CorrectCard {
  type: "CorrectCard";
  place: number;
  card: string;
  reason: string;
}

/** Settle the last coup again with the cards that were actually dealt. */
export interface CorrectCoup {
  type: "CorrectCoup";
  coup: number;
  cards: string[];
  reason: string;
}

/** One page of the coups found, newest first. */
export interface CoupPage {
  coups: PastCoup[];
  patron: string | null;
  seats: SeatRow[];
  next: string | null;
}

/** A past coup: cards, wagers with their reasons, and money. A replay, not a game. */
export interface CoupShown {
  replay?: true;
  coup: PastCoup;
  title: string;
  exponent: number;
  currency: string;
  steps: RecalledCard[];
  wagers: WagerShown[];
  seats: SeatRow[];
  shoe: ShoeRow | null;
  awards: AwardOfWager[];
  names: Record<string, string>;
}

/** Cut the shoe: the card at this position becomes the first. */
export interface CutShoe {
  type: "CutShoe";
  position: number;
}

/** Deal the next card, from the sealed shoe, a dealer's hand or a card-reading shoe. */
export interface DealCard {
  type: "DealCard";
  card: string;
}

/** Decline the position offered, or give up the position before the next coup. */
export interface DeclinePosition {
  type: "DeclinePosition";
}

/** A road derived from the big road. */
export interface DerivedRoadShown {
  key: string;
  name: StatedFact;
  shape: "disc" | "ring" | "slash";
  marks: RoadMark[];
  ask: Record<string, string | null>;
}

/** The difference that keeps another game from sharing a meter. */
export interface Difference {
  trait: Trait;
  own?: string | number;
  other?: string | number;
}

/** Close the side bet at every table; coups in progress are finished. */
export interface DisableMeter {
  type: "DisableMeter";
  reason: string;
}

/** Finish the coup in progress and start no other. */
export interface DisableTable {
  type: "DisableTable";
  reason: string;
}

/** A seat whose mark and cards disagree, with the pay of each as the sheet writes it. */
export interface DisputedMark {
  seat: number;
  marked: string | null;
  by_cards: string | null;
}

/** A command for a table, under an id chosen by the client. A retry uses the same id. */
export interface Do {
  type: "do";
  id: string;
  table: string;
  command: CloseTable | DisableTable | EnableTable | ChangeSetting | Sit | Leave | BuyChips | CashOut | StartShoe | CutShoe | BurnCards | ShowCutCard | EndShoe | OfferPosition | AcceptPosition | DeclinePosition | PostBank | WaiveFees | OpenBetting | PlaceWager | TakeBackWager | TakeBackAll | RepeatWagers | DoubleWagers | CloseBetting | DealCard | TurnCards | CorrectCard | SettleCoup | VoidCoup | CorrectCoup | LinkMeter | UnlinkMeter;
  approval?: string | null;
}

/** A staff command for a meter, under an id chosen by the client. A retry uses the same id. */
export interface DoMeter {
  type: "do-meter";
  id: string;
  meter: string;
  command: ChangeParameters | DisableMeter | ReportFault | EnableMeter | MarkHand | CallSupervisor | ConfirmAward | TurnKey | VerifyAward | RejectAward | PayAward | BackOutAward | AdjustMeter;
  approval?: string | null;
}

/** The answer to a command. When it arrives, an acceptance is durable. */
export interface Done {
  type: "done";
  id: string;
  answer: Accepted | Refusal | PeopleRefusal | MeterRefusal;
  sentence: string;
}

/** Double the bets in the order placed, each in full or not at all. */
export interface DoubleWagers {
  type: "DoubleWagers";
  coup: number;
}

/** Another process of the house serves the tables. Keep watching here; send commands there. */
export interface Elsewhere {
  type: "elsewhere";
  address: string;
  id?: string | null;
}

/** Open the side bet again, with the same values as before. */
export interface EnableMeter {
  type: "EnableMeter";
  reason: string;
}

/** Allow coups again. */
export interface EnableTable {
  type: "EnableTable";
  reason: string;
}

/** End the shoe. An automatic shoe is revealed. */
export interface EndShoe {
  type: "EndShoe";
  order?: string[];
  salt?: string;
  retired?: string;
}

/** A coup proved from the log. */
export interface Evidence {
  table: string;
  coup: number;
  sequence: number;
  hash: string;
  anchor: string;
  holds: boolean;
  checks: EvidenceCheck[];
}

/** One check of a coup. */
export interface EvidenceCheck {
  name: "cards" | "chain" | "entry" | "settlement" | "shoe" | "shown";
  holds: boolean | null;
  applies: boolean;
  result: WireFact;
}

/** A message that was not understood or not allowed. It had no effect. */
export interface Fault {
  type: "fault";
  code: "hello" | "malformed" | "no-such-meter" | "no-such-table" | "oversized" | "protocol" | "too-fast";
  message: string;
  key?: string;
  params?: Record<string, unknown>;
  id?: string | null;
  table?: string | null;
  meter?: string | null;
}

/** A retired shoe. */
export interface FinishedShoeShown {
  shoe: number;
  commitment: string;
  began: number;
  ended: number | null;
  revealed: boolean;
  retired: string;
}

/** What the fixed pays of a progressive are paid from. */
export type FixedPays = "meter" | "tray";

/** The name of a game that a table has offered, and the names of its bets. */
export interface GameNamed {
  hash: string;
  key: string;
  title: string;
  bets: Record<string, string>;
}

/** The phase of a table's coup, as the meter sees it. */
export type HandPhase = "ended" | "locked" | "stood" | "void";

/** A table's current or last coup, as the meter sees it. */
export interface HandShown {
  table: string;
  coup: number;
  phase: "ended" | "locked" | "stood" | "void";
  marked: boolean;
  called: boolean;
  seats: MarkShown[];
  steps: StepShown[];
  awards: AwardShown[];
}

/** The heading of a report. */
export interface Heading {
  report: ReportKind;
  about?: string;
  house: string;
  generated_ms: number;
  exponent: number;
  read_to: string[];
  simulated: boolean;
  demonstration: boolean;
  empty?: boolean;
}

/** The first message: protocol version, the session's token, and the language of texts. */
export interface Hello {
  type: "hello";
  protocol: number;
  token?: string;
  language?: string;
}

/** A bet's hold from the start of the series up to `until`, per unit staked. */
export interface HoldPoint {
  until: number;
  stake: number;
  hold: string | null;
  edge: string | null;
  low: string | null;
  high: string | null;
}

/** A bet's cumulative hold over a period, and its expected band. */
export interface HoldSeries {
  game: string;
  bet: string;
  points: HoldPoint[];
}

/** The settings of the house. A key is a wire name and never changes its meaning. */
export type HouseKey = "cage-shift" | "cage-transaction" | "day-start" | "shifts" | "time-zone";

/** A setting of the house itself. */
export interface HouseSetting {
  key: HouseKey;
  value: string;
  amount: number | null;
  guarded: boolean;
}

/** Public information about the house. */
export interface HouseShown {
  name: string;
  currency: string;
  exponent: number;
  protocol: number;
  version: string;
  languages: string[];
  time_zone: string;
  profile: string;
  minimum_age: number;
  help_line: string;
  notices: string[];
  demonstration: boolean;
  open_registration: boolean;
  welcome_credit: number;
}

/** What is wrong with wagers that cannot come from one coup at one table. */
export type IncrementFault = "most" | "seats" | "stake";

/** A single-use link for choosing a name and a password. */
export interface Invitation {
  subject: string;
  token: string;
  path: string;
  expires: number;
}

/** Create a link with which a member of staff chooses name and password. */
export interface InviteStaff {
  type: "InviteStaff";
  staff: string;
}

/** Issue a card to a member of staff. */
export interface IssueCard {
  type: "IssueCard";
  card: string;
  holder: string;
}

/** Take money in at the cage and credit a wallet. */
export interface IssueCredit {
  type: "IssueCredit";
  patron: string;
  amount: number;
}

/** An event at the table. Fields that do not apply are left out. */
export interface Item {
  seq: number;
  kind: string;
  at: number;
  coup?: number | null;
  seat?: number | null;
  bet?: string | null;
  amount?: number | null;
  hand?: string | null;
  place?: number | null;
  card?: string | null;
  cards?: Record<string, string>;
  text?: string | StatedFact | null;
  needs?: string[];
}

/** The position of the supervisor's key in a table's controller. */
export type KeyPosition = "jph" | "run";

/** Leave the seat. Chips go back to the wallet. */
export interface Leave {
  type: "Leave";
}

/** All accounts over a period, always including simulated patrons so that they balance. */
export interface Ledger {
  heading: Heading;
  since: number;
  until: number;
  lines: AccountLine[];
  total: AccountLine;
}

/** The severity of an advice. */
export type Level = "advise" | "refuse" | "warn";

/** What the house owes, in total, by table and by meter. */
export interface Liability {
  heading: Heading;
  total: Owed;
  tables: Owed[];
  meters: Owed[];
  left_out: number;
}

/** What a patron can limit. */
export type LimitKind = "loss-day" | "loss-month" | "loss-week" | "time-day";

/** One limit, and how much of it is used. */
export interface LimitShown {
  limit: "loss-day" | "loss-month" | "loss-week" | "time-day";
  value: number | null;
  used: number;
  waiting: WaitingShown | null;
}

/** Link the table to a meter of the pit, between coups. */
export interface LinkMeter {
  type: "LinkMeter";
  meter: string;
}

/** A summary of every table. */
export interface Lobby {
  type: "lobby";
  tables: LobbyTable[];
}

/** The summary of a table. */
export interface LobbyTable {
  table: string;
  name: string;
  title: string;
  game: string;
  mode: "automatic" | "dealer";
  state: "cut" | "disabled" | "last-bets" | "mid-coup" | "new-shoe" | "no-more-bets" | "offer" | "place-your-bets" | "result" | "squeeze" | "table-closed" | "unclaimed" | "void" | "waiting";
  ends: number | null;
  seats: number;
  taken: number;
  minimum: number;
  maximum: number;
  exponent: number;
  currency: string;
  coup: number;
  big_road: RoadMark[];
  totals: Record<string, number>;
  mine: boolean;
  meter?: string | null;
  jackpot?: number | null;
}

/** The dealer's hand button: mark a seat as a winner of a row; press again to unmark. */
export interface MarkHand {
  type: "MarkHand";
  table: string;
  coup: number;
  seat: number;
  row: number;
}

/** A seat with a progressive wager: the row the dealer marked, and the row the cards make. */
export interface MarkShown {
  seat: number;
  rides: string | null;
  marked: number | null;
  by_cards: number | null;
  agrees: boolean;
  suits?: string;
}

/** A member of staff. */
export interface MemberShown {
  id: string;
  name: string;
  roles: Role[];
  active: boolean;
  cards: string[];
}

/** Advice on a meter before it is opened. */
export interface MeterAdvised {
  refused: string;
  dry: boolean;
  advice: AdviceShown[];
  printed: PrintedComparisonShown[];
}

/** A meter to open: game, profile and settings. */
export interface MeterAsked {
  game: string;
  profile?: string | null;
  settings?: Record<string, string | number | boolean>;
  override?: boolean;
}

/** A meter for staff who answer for its money. */
export interface MeterDesk {
  type: "meter-desk";
  meter: string;
  seq: number;
  why: string;
  refused: WrongIncrement | null;
  reserve: number;
  overflow: number;
  set_aside: number;
  carried: string;
  wagered: number;
  wagers: number;
  hits: number;
  wins: number;
  backed_out: number;
  paid: number;
  recovered: number;
  written_off: number;
  fixed: number;
  short: number;
  tallies: Record<string, number>;
  parameters: Parameters;
  waiting: Rates | null;
  hands_on: string[];
  awards: AwardShown[];
}

/** A meter in the books, with its figures and settings. */
export interface MeterEntry {
  meter: string;
  game: string;
  title: string;
  state: "disabled" | "faulted" | "up";
  why: string;
  tables: string[];
  values: MeterFigureShown[];
  settings: MeterFigureShown[];
  waits: boolean;
  short: number;
  awards: number;
  pending: number;
}

/** A figure of a meter or one of its settings; the value is its name in data. */
export type MeterFigure = "awards-paid" | "awards-recovered" | "awards-written-off" | "backed-out" | "carried-below-a-unit-meter" | "carried-below-a-unit-reserve" | "contribution" | "current" | "executive-above" | "fixed-pays-from" | "fixed-pays-from-the-meter" | "hits" | "in-meter" | "limit" | "most-wagered-in-a-coup" | "on-display" | "overflow" | "reserve" | "reserve-contribution" | "seed" | "set-aside-for-awards" | "stakes-returned" | "verification" | "wagers" | "wins";

/** A figure of a meter or one of its settings. */
export interface MeterFigureShown {
  name: MeterFigure;
  kind: "amount" | "count" | "exact-amount" | "rate" | "word";
  figure: number | null;
  word: string;
}

/** A meter for staff who run tables: coups, marks, and verification steps. */
export interface MeterHands {
  type: "meter-hands";
  meter: string;
  seq: number;
  system: "carded" | "keyed";
  why: string;
  refused: WrongIncrement | null;
  hands: HandShown[];
}

/** A meter at the end of an hour in which it changed. */
export interface MeterPoint {
  at: number;
  shown: number;
  reserve: number;
  overflow: number;
  hits: number;
}

/** A command that was not carried out, and why: a code, and the values it needs. */
export interface MeterRefusal {
  type: "meter-refusal";
  code: MeterRefusalCode;
  allowed?: number | null;
  table?: string | null;
  tables?: string[];
  coup?: number | null;
  seat?: number | null;
  row?: number | null;
  awards?: number[];
  roles?: Role[];
  step?: WrongStep | null;
  phase?: HandPhase | null;
  status?: AwardStatus | null;
  position?: KeyPosition | null;
  cards?: string[];
  marks?: DisputedMark[];
  difference?: Difference | null;
  adjustment?: AdjustReason | null;
  pool?: Pool | null;
  up?: boolean | null;
  advice?: Advice[];
  objection?: Objection | null;
}

/** Why a command was not carried out; if several apply, the first in this order. */
export type MeterRefusalCode = "amount" | "approval-missing" | "approval-refused" | "award-logged" | "award-pending" | "award-status" | "cards-differ" | "empty-seat" | "hand-on" | "key" | "marks-disagree" | "meter-down" | "meter-exists" | "meter-up" | "no-hand" | "no-progressive" | "no-such-award" | "no-such-meter" | "no-such-row" | "not-confirmed" | "not-yours" | "other-game" | "over-limit" | "parameters" | "player-dealer" | "reason" | "recovery" | "same-parameters" | "same-person" | "short" | "table-joined" | "table-not-joined" | "wallet-full" | "wrong-step";

/** A row of the pay table of a meter's bet. */
export interface MeterRow {
  row: number;
  label: string;
  pays: string;
  share: boolean;
  amount: number;
}

/** An amount among the parameters that an advice refers to. */
export type MeterSetting = "executive-above" | "limit" | "most-wagered" | "seed";

/** A meter as everybody may see it; shown on a sign. */
export interface MeterShown {
  type: "meter";
  meter: string;
  seq: number;
  at: number;
  name: string;
  game: string;
  state: "disabled" | "faulted" | "up";
  currency: string;
  exponent: number;
  stake: number;
  shown: number;
  next: number;
  seed: number;
  rows: MeterRow[];
  tables: string[];
  verifying: string[];
  wins: WinShown[];
}

/** A bet on offer after four cards, with its price on these cards out of a full shoe. */
export interface MidCoupBet {
  bet: string;
  edge: string;
  hit: string;
}

/** The viewer's own view of the table: seat, money, and available actions. */
export interface Mine {
  type: "mine";
  table: string;
  seq: number;
  seat: number | null;
  wallet: number;
  chips: number;
  bet: number;
  fee: number;
  win: number;
  net: number;
  seated_at: number | null;
  acts: number;
  can_repeat: boolean;
  offered: boolean;
  player_dealer: boolean;
  may_bank: number;
  may_cut: boolean;
  holds: Record<string, CardShown[]>;
  own: OwnLimits;
}

/** A card entered wrongly and corrected during the deal. */
export interface MisreadCard {
  place: number;
  card: string;
}

/** A note about a sign-in or the house. */
export interface NoteShown {
  number: number;
  time: number;
  what: string;
  login: string;
  address: string;
  detail: string;
}

/** Why an approval is invalid. A field is set if its fault concerns it. */
export interface Objection {
  fault: ApprovalFault;
  roles?: Role[];
  expected_roles?: Role[];
  place?: string | null;
  expected_place?: string | null;
  above?: number | null;
}

/** A command about staff, cards or the cage, exactly as it will be requested. */
export interface OfHouse {
  at: "house";
  command: RolesToGive | InviteStaff | IssueCard | ChangeHouse | IssueCredit | RedeemCredit;
}

/** Offer the player-dealer position to the next seat. */
export interface OfferPosition {
  type: "OfferPosition";
}

/** House time, and how far the back office has read the log. */
export interface OfficeClock {
  now: number;
  today: string;
  shift: number;
  shifts: number;
  time_zone: string;
  day_start: string;
  behind: number;
  failed: string;
}

/** Open betting for the next coup. */
export interface OpenBetting {
  type: "OpenBetting";
}

/** Money at one table or on one meter, or in total if neither is named. */
export interface Owed {
  pit?: string | null;
  table?: string | null;
  meter?: string | null;
  wallets?: number;
  chips?: number;
  held?: number;
  banks?: number;
  meters?: number;
}

/** The effect of the viewer's own limits and of the house's rules of responsible play. */
export interface OwnLimits {
  stop: "cooling-off" | "excluded" | "time-limit" | null;
  until: number | null;
  loss_left: number | null;
  time_ends: number | null;
  reality_check: number;
  session_display: boolean;
}

/** One of your own sessions. */
export interface OwnSession {
  number: string;
  here: boolean;
  began: number;
  seen: number;
  address: string;
  device: string;
}

/** The settings of a meter. */
export interface Parameters {
  rates: Rates;
  seed: number;
  limit: number | null;
  system: System;
  executive_above: number;
  most_wagered: number;
}

/** A finished coup, with any correction applied. */
export interface PastCoup {
  pit: string;
  table: string;
  coup: number;
  sequence: number;
  shoe: number;
  game: string;
  game_hash: string;
  opened_ms: number;
  ended_ms: number;
  outcome: "passed" | "settled" | "void";
  cards: string[];
  player: number | null;
  banker: number | null;
  winner: "banker" | "player" | "tie" | null;
  void: string;
  bank: number;
  fees: number;
  misread: MisreadCard[];
  corrected_ms: number | null;
  correction: string;
}

/** A patron as administrators and cashiers see them. */
export interface Patron {
  id: string;
  name: string;
  may_play: boolean;
  wallet: number;
  simulated?: boolean;
  stop?: "cooling-off" | "excluded" | null;
  until?: number | null;
}

/** Pay a logged award to the wallets that share it. */
export interface PayAward {
  type: "PayAward";
  award: number;
}

/** A row of a bet: its condition and its payout. */
export interface PayLine {
  label: string;
  pays: string;
}

/** Why a command about people or credit was not carried out. */
export type PeopleCode = "already-barred" | "amount" | "approval-missing" | "approval-refused" | "barred" | "cage-shift" | "cage-transaction" | "card-issued" | "cooling-off" | "excluded" | "house-only" | "limit-value" | "not-at-work" | "not-excluded" | "not-longer" | "not-yours" | "nothing-changes" | "nothing-waits" | "opened-as" | "patron-exists" | "reason" | "role-missing" | "roles-apart" | "setting-value" | "short-wallet" | "simulated" | "term" | "term-runs" | "unknown-card" | "unknown-patron" | "unknown-staff" | "wallet-full";

/** Why a command about people or credit was not carried out. Fields are set as codes need. */
export interface PeopleRefusal {
  type: "people-refusal";
  code: PeopleCode;
  until?: number | null;
  amount?: number | null;
  allowed?: number | null;
  roles?: Role[];
  objection?: Objection | null;
  patron?: string | null;
  staff?: string | null;
  card?: string | null;
  limit?: LimitKind | null;
  most?: number | null;
  offered?: number[];
  unit?: TermUnit | null;
  setting?: HouseKey | null;
  value?: string | null;
  demonstration?: boolean | null;
}

/** The figures of a period. */
export interface PeriodReport {
  heading: Heading;
  since: number;
  until: number;
  total: ReportLine;
  tables: ReportLine[];
  games: ReportLine[];
  bets: ReportLine[];
  left_out: ReportLine | null;
}

/** The phase of a round. */
export type Phase = "betting" | "closed" | "dealing" | "idle" | "mid-coup" | "result";

/** Asks for a pong with the same number. */
export interface Ping {
  type: "ping";
  n: number;
}

/** Add an amount to a bet in the given coup. */
export interface PlaceWager {
  type: "PlaceWager";
  coup: number;
  bet: string;
  stake: number;
  seat?: number | null;
}

/** The activity between two moments. */
export interface Point {
  since: number;
  until: number;
  coups: number;
  drop: number;
  stake: number;
  win: number;
}

/** The answer to a ping. */
export interface Pong {
  type: "pong";
  n: number;
  at: number;
}

/** An account of a meter that an adjustment can name. */
export type Pool = "meter" | "overflow" | "reserve";

/** The player-dealer position. */
export interface PositionShown {
  holder: number | null;
  offered: number | null;
  bank: number;
  hands: number;
  hands_at_most: number;
  declined: number[];
}

/** Post the bank for the next coup, as the player-dealer. */
export interface PostBank {
  type: "PostBank";
  bank: number;
}

/** A printed percentage of the progressive bet and the exact one for the current settings. */
export interface PrintedComparisonShown {
  figure: "edge" | "hit";
  hands: "banker" | "either" | "player";
  printed: string;
  exact: string;
  far: boolean;
  settings: AdvisedSettingShown[];
}

/** A change that a profile makes to one setting of one game. */
export interface ProfileChange {
  game: string;
  setting: string;
  value: string | number | boolean;
  editable: boolean;
  own_value: string | number | boolean;
  own_editable: boolean;
}

/** One entry of a profile. */
export interface ProfileEntry {
  place: string;
  value: string | number | boolean | (string | number | boolean)[] | null;
  words: Record<string, string>;
  text: string | null;
  editable: boolean | null;
  basis: string;
  inherited: boolean;
  changes: ProfileChange[];
}

/** A profile in the list. */
export interface ProfileListed {
  key: string;
  name: string;
  source: string;
  games: string[];
  in_force: boolean;
}

/** A profile with all its entries. */
export interface ProfileShown {
  key: string;
  name: string;
  source: string;
  in_force: boolean;
  entries: ProfileEntry[];
}

/** The result of a proof. */
export interface ProofResult {
  pit: string;
  whole: boolean;
  entries: number;
  coups: number;
  wagers: number;
  shoes: number;
  meters: number;
  awards: number;
  commands: number;
  commands_accepted: number;
  demonstration: boolean;
  anchor: string;
  findings: WireFact[];
}

/** How fast a meter grows; a change waits for the next award of the whole meter. */
export interface Rates {
  contribution_ppm: number;
  reserve_ppm: number;
  fixed_pays: FixedPays;
}

/** The last coups of a table, newest last. A replay, not a game. */
export interface Recall {
  table: string;
  seat: number | null;
  coups: RecalledCoupShown[];
}

/** A card and the hand it went to. */
export interface RecalledCard {
  hand: string;
  card: string;
}

/** A finished coup, with the viewer's own wagers. */
export interface RecalledCoupShown {
  number: number;
  shoe: number;
  cards: CardShown[];
  result: ResultShown | null;
  void: string;
  wagers: SettledShown[];
  fee: number;
  bank: number;
  returned: number;
}

/** What became of the money of a paid award that is backed out. */
export type Recovery = "recovered" | "written-off";

/** Pay out money from a wallet at the cage. */
export interface RedeemCredit {
  type: "RedeemCredit";
  patron: string;
  amount: number;
}

/** A command that was not carried out, and why. A field is set if its code needs it. */
export interface Refusal {
  type: "refusal";
  code: RefusalCode;
  seat?: number | null;
  seats?: number[];
  bet?: string | null;
  bets?: string[];
  amount?: number | null;
  allowed?: number | null;
  step?: number | null;
  stake?: number | null;
  closed?: BetClosed | null;
  game?: number | null;
  phase?: Phase | null;
  coup?: number | null;
  card?: string | null;
  cards?: string[];
  decks?: number | null;
  place?: number | null;
  places?: number[];
  burn?: Burn | null;
  last?: number | null;
  setting?: string | null;
  value?: string | number | boolean | null;
  columns?: string[];
  currency?: string | null;
  meter?: string | null;
  command?: string | null;
  reason?: string | null;
  objection?: Objection | null;
}

/** Why a command was not carried out. If several apply, the first in this order is given. */
export type RefusalCode = "already-seated" | "amount" | "approval-missing" | "approval-refused" | "automatic-table" | "back-line" | "bank-too-small" | "bet-closed" | "both-lines" | "burn-option" | "card-beyond-supply" | "chips-gone" | "cooling-off" | "coup-complete" | "coup-incomplete" | "cut-position" | "denomination" | "ended-sooner" | "excluded" | "face-down" | "fee-column" | "has-wagers" | "house-banks" | "loss-limit" | "meter-linked" | "needs-closed-table" | "no-fees" | "no-meter" | "no-position" | "no-progressive" | "no-shoe" | "no-such-bet" | "no-such-card" | "no-such-coup" | "no-such-seat" | "not-a-coup" | "not-a-patron" | "not-face-down" | "not-offered" | "not-yours" | "nothing-to-double" | "nothing-to-repeat" | "nothing-to-take-back" | "other-coup" | "other-currency" | "over-bet-limit" | "over-difference" | "over-total-limit" | "player-dealer-bets" | "position-taken" | "reason" | "same-id" | "seat-empty" | "seat-taken" | "setting-locked" | "setting-value" | "shoe-in-use" | "shoe-over" | "short-chips" | "short-wallet" | "stake-step" | "table-closed" | "table-disabled" | "table-name" | "table-open" | "time-limit" | "unknown-setting" | "wallet-full" | "wrong-card" | "wrong-phase";

/** Reject an award: put the prize back. */
export interface RejectAward {
  type: "RejectAward";
  award: number;
  reason: AwardReason;
  note: string;
}

/** Repeat the wagers of the last coup in which the patron bet. */
export interface RepeatWagers {
  type: "RepeatWagers";
  coup: number;
}

/** Close the side bet until two people enable the meter again. */
export interface ReportFault {
  type: "ReportFault";
  reason: string;
}

/** The subject of a report. */
export type ReportKind = "cage" | "ledger" | "liability" | "performance" | "statement";

/** Figures of one table, game or bet, or in total; None if a figure does not apply. */
export interface ReportLine {
  scope: string;
  pit?: string | null;
  table?: string | null;
  game?: string | null;
  game_hash?: string | null;
  bet?: string | null;
  coups?: number | null;
  void_coups?: number | null;
  drop?: number | null;
  wagers: number;
  void_wagers: number;
  stake: number;
  won: number;
  returned: number;
  commission: number;
  fees: number;
  house_win: number;
  theoretical: number | null;
  edge: string | null;
  hold: string | null;
  z?: number | null;
}

/** The result of a coup. */
export interface ResultShown {
  coup: number;
  winner: "banker" | "player" | "tie";
  player: number;
  banker: number;
  natural: boolean;
  player_pair: boolean;
  banker_pair: boolean;
  settled?: SettledShown[];
}

/** A bead, ring or stroke, and its place on a road. */
export interface RoadMark {
  column: number;
  row: number;
  colour: string;
  ties?: number;
  banker_pair?: boolean;
  player_pair?: boolean;
  natural?: boolean;
}

/** The roads of the shoe with their totals: a record, not a forecast. */
export interface RoadsMessage {
  type: "roads";
  table: string;
  seq: number;
  games: number;
  totals: Record<string, number>;
  bead_plate: RoadMark[];
  big_road: RoadMark[];
  derived: DerivedRoadShown[];
}

/** The roles of staff. */
export type Role = "admin" | "auditor" | "cashier" | "dealer" | "executive" | "supervisor";

/** Roles for a member of staff. An empty id means a new member. */
export interface RolesToGive {
  type: "AppointStaff";
  staff: string;
  roles: Role[];
}

/** A paragraph, list or grid of a rule sheet. Fields of the other two are left out. */
export interface RuleBlock {
  kind: "grid" | "list" | "paragraph";
  text?: string;
  items?: string[];
  numbered?: boolean;
  head?: string[];
  rows?: string[][];
  caption?: string;
  shape?: string;
  marked?: string;
}

/** A titled part of a rule sheet. */
export interface RuleSection {
  key: string;
  title: string;
  blocks: RuleBlock[];
  parts: RuleSection[];
}

/** The rules of a table's game, with the table's settings. */
export interface Rules {
  language: string;
  title: string;
  facts: [string, string][];
  sections: RuleSection[];
}

/** One patron's part in a coup, as bettor or as player-dealer. */
export interface SeatRow {
  pit: string;
  table: string;
  coup: number;
  seat: number;
  patron: string;
  simulated: boolean;
  void: boolean;
  sequence: number;
  ended_ms: number;
  bank: number;
  stake: number;
  won: number;
  returned: number;
  commission: number;
  fee: number;
  net: number;
  first_net: number;
  chips_before: number;
  chips_after: number;
  funds_after: number;
}

/** A taken seat, as everybody at the table sees it. */
export interface SeatShown {
  seat: number;
  simulated?: boolean;
  wagers?: Record<string, number>;
  rides?: Record<string, string>;
  fee?: number;
}

/** An update of a table: events since the last message, and the current view. */
export interface Seen {
  type: "seen";
  table: string;
  seq: number;
  at: number;
  items: Item[];
  view: View;
  gap?: boolean;
}

/** The session of the caller. */
export interface SessionView {
  state: "locked" | "none" | "open";
  name?: string | null;
  patron?: string | null;
  staff?: string | null;
  roles?: string[];
  token?: string | null;
  idle_ms?: number | null;
  stop?: "cooling-off" | "excluded" | null;
  until?: number | null;
}

/** What the value of a setting is. */
export type SettingKind = "amount" | "colour" | "count" | "flag" | "rate" | "word";

/** A setting and its current value. */
export interface SettingShown {
  key: string;
  label: string;
  value: string | number | boolean;
  editable: boolean;
  rule: boolean;
  choices: (string | number | boolean)[];
}

/** A table's setting with its value, and whether it may change. */
export interface SettingState {
  key: string;
  label: string;
  kind: SettingKind;
  value: SettingValue;
  choices: SettingValue[];
  minimum: number | null;
  maximum: number | null;
  optional: boolean;
  editable: boolean;
  when: string;
  applies: boolean;
}

/** A value of a setting. */
export interface SettingValue {
  notation: string | number | boolean;
  name: string;
  figure: number | null;
}

/** All settings of the house and its tables. */
export interface SettingsShown {
  house: HouseSetting[];
  tables: TableSettings[];
}

/** Pay and collect all wagers. */
export interface SettleCoup {
  type: "SettleCoup";
}

/** The settlement of a wager. */
export interface SettledShown {
  seat: number;
  bet: string;
  stake: number;
  won: number;
  stake_back: number;
  commission?: number;
  uncovered?: number;
}

/** Why a wager was settled as it was: its pay-table row and the arithmetic. */
export interface SettlementReason {
  paytable: string;
  row: number | null;
  asks: WireFact | null;
  pays: WireFact | null;
  sum: WireFact | null;
  from_meter: boolean;
}

/** One wager's part of a prize. `patron` is sent only to staff who pay and check. */
export interface ShareShown {
  seat: number;
  amount: number;
  patron?: string;
}

/** A game that a table can be opened on. */
export interface SheetListed {
  key: string;
  title: string;
  metered: string[] | null;
}

/** The settings of such a game under the house's profile. */
export interface SheetShown {
  key: string;
  title: string;
  settings: SettingState[];
}

/** A shoe at a table, and its place in the log. */
export interface ShoeRow {
  pit: string;
  table: string;
  shoe: number;
  game_hash: string;
  commitment: string;
  began: number;
  began_ms: number;
  ended: number | null;
  ended_ms: number | null;
  retired: string;
  revealed: boolean;
}

/** The shoe in use. Never includes a card that has not been dealt. */
export interface ShoeShown {
  number: number;
  commitment: string;
  cut_by: string | null;
  burned: boolean;
  coups: number;
  last_hand: boolean;
}

/** Report that the cut card appeared, at a dealer's table. */
export interface ShowCutCard {
  type: "ShowCutCard";
}

/** A sign-in from a new device or network. */
export interface SignInShown {
  what: "device" | "network";
  at: number;
  address: string;
  device: string;
}

/** Take a seat. */
export interface Sit {
  type: "Sit";
  seat: number;
}

/** Put a shuffled shoe on the table, with the commitment to its order. */
export interface StartShoe {
  type: "StartShoe";
  commitment: string;
  sealed?: string;
}

/** A reason that the house states: a message of the catalogue, in no language yet. */
export interface StatedFact {
  code: string;
  params: Record<string, string | number | StatedFact>;
}

/** A page of a patron's transactions, with the balance before the first. */
export interface Statement {
  heading: Heading;
  since: number;
  until: number;
  patron: string;
  opening: Balance;
  lines: StatementLine[];
  closing: Balance;
  later: TimelinePosition | null;
  sums: Sums;
}

/** A transaction: money in or out, money moved to or from a table, or a coup's result. */
export interface StatementLine {
  pit: string;
  sequence: number;
  time_ms: number;
  kind: string;
  table: string;
  coup: number;
  wallet_change: number;
  funds_change: number;
  balance?: Balance;
}

/** One page of a patron's account. */
export interface StatementShown {
  name: string;
  statement: Statement;
  next: string | null;
}

/** A step from START GAME to payment, worded for the house's verification system. */
export interface StepShown {
  key: string;
  caption: string;
  actors: string[];
  done: boolean;
  award: number | null;
}

/** Totals of a period: funds change by `issued`, less `redeemed`, plus `result`. */
export interface Sums {
  issued: number;
  redeemed: number;
  result: number;
  coups: number;
  staked: number;
  returned: number;
  fees: number;
}

/** How an award is verified at the table. */
export type System = "carded" | "keyed";

/** The description of a table. Sent when it is first watched, and after a setting changed. */
export interface TableInfo {
  type: "table";
  table: string;
  name: string;
  game: string;
  title: string;
  game_hash: string;
  source: string;
  mode: "automatic" | "dealer";
  player_dealt: boolean;
  currency: string;
  exponent: number;
  decks: number;
  seats: number[];
  bets: BetArea[];
  tier: string;
  minimum: number;
  maximum: number;
  total_maximum: number | null;
  denomination: number;
  chips: number[];
  player_dealer_fee: number;
  squeeze: boolean;
  colours: Record<string, string>;
  settings: SettingShown[];
  notices: string[];
  meter?: string | null;
}

/** All settings of a table. */
export interface TableSettings {
  table: string;
  game: string;
  title: string;
  hash: string;
  profile: string | null;
  open: boolean;
  settings: SettingState[];
}

/** The current state of a table, as in the first messages of a socket. */
export interface TableShown {
  seq: number;
  info: TableInfo;
  view: View;
  roads: RoadsMessage;
}

/** Take back all wagers. */
export interface TakeBackAll {
  type: "TakeBackAll";
  coup: number;
}

/** Take back one betting action by its command id (default: the last one). */
export interface TakeBackWager {
  type: "TakeBackWager";
  coup: number;
  act?: string | null;
}

/** The unit of a term. */
export type TermUnit = "days" | "hours" | "minutes";

/** A place in the order of time, across all pits. */
export interface TimelinePosition {
  time_ms: number;
  pit: string;
  sequence: number;
}

/** A meter to open, exactly as it will be requested. */
export interface ToOpen {
  at: "new-meter";
  meter: string;
  game: string;
  reason: string;
  profile?: string | null;
  settings?: Record<string, string | number | boolean>;
  override?: boolean;
}

/** The gaming day so far. */
export interface Today {
  report: PeriodReport;
  hours: Point[];
  incidents: number;
  awards_pending: number;
}

/** A property that must be the same at every table that shares a meter. */
export type Trait = "currency" | "decks" | "game" | "pay-table" | "side" | "split" | "stake";

/** Turn face-down cards: by the squeezing patron, or by the table when the time is over. */
export interface TurnCards {
  type: "TurnCards";
  coup: number;
  places: number[];
}

/** Turn the supervisor's key: to JPH before a win is logged, back to RUN after it. */
export interface TurnKey {
  type: "TurnKey";
  table: string;
  to: KeyPosition;
}

/** Unlink the table from its meter. */
export interface UnlinkMeter {
  type: "UnlinkMeter";
}

/** Stop watching a table. */
export interface Unwatch {
  type: "unwatch";
  table: string;
}

/** Stop watching a meter. */
export interface UnwatchMeter {
  type: "unwatch-meter";
  meter: string;
}

/** The progress or result of the newest verification. */
export interface VerificationRun {
  state?: "cancelled" | "done" | "failed" | "never" | "running";
  begun?: number | null;
  ended?: number | null;
  by?: string;
  done?: number;
  of?: number;
  proved?: ProofResult | null;
  why?: WireFact | null;
}

/** Log a win with the cards that both people see: by the second person's card, or with J-POT. */
export interface VerifyAward {
  type: "VerifyAward";
  award: number;
  cards: string[];
}

/** The public view of a table at one moment. */
export interface View {
  state: "cut" | "disabled" | "last-bets" | "mid-coup" | "new-shoe" | "no-more-bets" | "offer" | "place-your-bets" | "result" | "squeeze" | "table-closed" | "unclaimed" | "void" | "waiting";
  why: string | StatedFact;
  phase: "betting" | "closed" | "dealing" | "idle" | "mid-coup" | "result";
  coup: number;
  ends: number | null;
  last_bets: number | null;
  seats: SeatShown[];
  cards: CardShown[];
  player: number | null;
  banker: number | null;
  next_hand: "banker" | "player" | null;
  result: ResultShown | null;
  squeezers: Record<string, number>;
  totals: Record<string, number>;
  position: PositionShown | null;
  shoe: ShoeShown | null;
  waived: string[];
  fees_total: number;
  mid_coup?: MidCoupBet[];
}

/** Void the coup in progress: stakes and fees are returned. */
export interface VoidCoup {
  type: "VoidCoup";
  reason: string;
}

/** A wager that was settled, or returned by a void coup. */
export interface WagerRow {
  pit: string;
  table: string;
  coup: number;
  place: number;
  seat: number;
  patron: string;
  bet: string;
  rides: string;
  stake: number;
  row: number | null;
  stake_back: number;
  won: number;
  commission: number;
  uncovered: number;
  fee: number;
  void: boolean;
  simulated: boolean;
  sequence: number;
  ended_ms: number;
}

/** A wager with the reason of its settlement. */
export interface WagerShown {
  wager: WagerRow;
  name: string;
  reason: SettlementReason | null;
}

/** A looser limit that is not in force yet. */
export interface WaitingShown {
  value: number | null;
  holds: number;
}

/** Waive columns of the fee schedule for the next coup. */
export interface WaiveFees {
  type: "WaiveFees";
  columns: string[];
  reason: string;
}

/** A patron's wallet, without chips at tables. */
export interface Wallet {
  patron: string;
  wallet: number;
}

/** Start watching a table. `after` is the last `seq` seen of it, if any. */
export interface Watch {
  type: "watch";
  table: string;
  after?: number | null;
}

/** Start watching the lobby. */
export interface WatchLobby {
  type: "watch-lobby";
}

/** Start watching a progressive meter. */
export interface WatchMeter {
  type: "watch-meter";
  meter: string;
}

/** The answer to a valid hello. */
export interface Welcome {
  type: "welcome";
  protocol: number;
  at: number;
  you: You;
  others?: string[];
}

/** A confirmed win of a share of the meter, as everybody may see it. */
export interface WinShown {
  table: string;
  name: string;
  coup: number;
  seats: number[];
  amount: number;
  each: number;
  won: string;
  after: number;
  at: number;
}

/** A message of the catalogue: its key, its values, and its text in one language. */
export interface WireFact {
  code: string;
  params: Record<string, unknown>;
  text?: string;
}

/** Why wagers were not counted. */
export interface WrongIncrement {
  fault: IncrementFault;
  wagers: number;
  seat?: number | null;
  amount?: number | null;
  expected?: number | null;
}

/** Why an act is not possible at this point of a coup. */
export type WrongStep = "counted" | "no-award" | "no-confirmation" | "no-dealer" | "not-called" | "phase";

/** The identity that the server has for the client. */
export interface You {
  patron?: string | null;
  staff?: string | null;
  roles?: string[];
}

export type FromClient = Hello | Watch | Unwatch | WatchLobby | Do | WatchMeter | UnwatchMeter | DoMeter | Ping;

export type ToClient = Welcome | TableInfo | Seen | Mine | RoadsMessage | Console | Lobby | MeterShown | MeterHands | MeterDesk | Done | Fault | Pong | Elsewhere | Bye;

export type WireCommand = CloseTable | DisableTable | EnableTable | ChangeSetting | Sit | Leave | BuyChips | CashOut | StartShoe | CutShoe | BurnCards | ShowCutCard | EndShoe | OfferPosition | AcceptPosition | DeclinePosition | PostBank | WaiveFees | OpenBetting | PlaceWager | TakeBackWager | TakeBackAll | RepeatWagers | DoubleWagers | CloseBetting | DealCard | TurnCards | CorrectCard | SettleCoup | VoidCoup | CorrectCoup | LinkMeter | UnlinkMeter;

export type WireMeterCommand = ChangeParameters | DisableMeter | ReportFault | EnableMeter | MarkHand | CallSupervisor | ConfirmAward | TurnKey | VerifyAward | RejectAward | PayAward | BackOutAward | AdjustMeter;

export type State = "cut" | "disabled" | "last-bets" | "mid-coup" | "new-shoe" | "no-more-bets" | "offer" | "place-your-bets" | "result" | "squeeze" | "table-closed" | "unclaimed" | "void" | "waiting";

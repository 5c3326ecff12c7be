// The fold of a card that is peeled: the parts that show its back and its face.
//
// The card lies face down on [0, w] x [0, h]. Dragging the point `from` to the point `to` folds it along the line
// halfway between them. The part on the side of `from` is lifted, and its face appears mirrored in that line. Seen
// through the card, the face is mirrored as well; the two mirrorings make a rotation, so the face is never reversed.

export interface Point {
  x: number;
  y: number;
}

export interface Fold {
  /** The part that still shows the back, as corners on the card. */
  back: Point[];
  /** The part that shows the face, as corners on the face itself. */
  flap: Point[];
  /** The position of the face: a CSS matrix, a b c d e f. */
  matrix: [number, number, number, number, number, number];
  /** The lifted share of the card, from 0 to 1. */
  lifted: number;
}

/** The part of a polygon behind the line through `at`, on the side opposite to `normal`. */
function clipped(corners: readonly Point[], at: Point, normal: Point): Point[] {
  const side = (p: Point): number => (p.x - at.x) * normal.x + (p.y - at.y) * normal.y;
  const kept: Point[] = [];
  corners.forEach((here, i) => {
    const next = corners[(i + 1) % corners.length] ?? here;
    const [a, b] = [side(here), side(next)];
    if (a <= 0) kept.push(here);
    if ((a < 0 && b > 0) || (a > 0 && b < 0)) {
      const part = a / (a - b);
      kept.push({ x: here.x + (next.x - here.x) * part, y: here.y + (next.y - here.y) * part });
    }
  });
  return kept;
}

function area(corners: readonly Point[]): number {
  const sum = corners.reduce((total, here, i) => {
    const next = corners[(i + 1) % corners.length] ?? here;
    return total + here.x * next.y - next.x * here.y;
  }, 0);
  return Math.abs(sum) / 2;
}

/** The fold made by dragging `from` to `to`, or null if nothing is lifted. */
export function fold(from: Point, to: Point, w: number, h: number): Fold | null {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy);
  // A card that is pulled outwards only slides.
  const inwards = dx * (w / 2 - from.x) + dy * (h / 2 - from.y) > 0;
  if (length < 1 || !inwards) return null;
  // The normal of the line points from the lifted part to the rest.
  const n = { x: dx / length, y: dy / length };
  const at = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const card = [
    { x: 0, y: 0 },
    { x: w, y: 0 },
    { x: w, y: h },
    { x: 0, y: h },
  ];
  const lifted = clipped(card, at, n);
  const back = clipped(card, at, { x: -n.x, y: -n.y });
  if (lifted.length < 3) return null;
  const d = at.x * n.x + at.y * n.y;
  // Mirror in the line, after replacing x by w - x.
  const [a, c] = [1 - 2 * n.x * n.x, -2 * n.x * n.y];
  const [b, e] = [-2 * n.x * n.y, 1 - 2 * n.y * n.y];
  return {
    back,
    flap: lifted.map((p) => ({ x: w - p.x, y: p.y })),
    matrix: [-a, -b, c, e, a * w + 2 * d * n.x, b * w + 2 * d * n.y],
    lifted: area(lifted) / (w * h),
  };
}

/** Corners as a CSS polygon. */
export function polygon(corners: readonly Point[]): string {
  if (corners.length < 3) return 'polygon(0 0, 0 0, 0 0)';
  return `polygon(${corners.map((p) => `${p.x.toFixed(2)}px ${p.y.toFixed(2)}px`).join(', ')})`;
}

/** The corner or middle of an edge that is nearest to the grip. */
export function grip(p: Point, w: number, h: number): Point {
  const places = [0, 0.5, 1].flatMap((x) => [0, 0.5, 1].map((y) => ({ x: x * w, y: y * h })));
  const edges = places.filter((one) => one.x !== w / 2 || one.y !== h / 2);
  return edges.reduce((best, one) =>
    Math.hypot(one.x - p.x, one.y - p.y) < Math.hypot(best.x - p.x, best.y - p.y) ? one : best,
  );
}

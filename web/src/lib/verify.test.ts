import { describe, expect, it } from 'vitest';
import golden from './verify.golden.json';
import { verify } from './verify';

// The files and answers that tests/web/test_fairness_page.py also uses to check docs/verify_shoe.py.
describe('a finished shoe', () => {
  for (const { name, file, noted, holds } of golden) {
    it(`${name}: ${holds ? 'true' : 'false'}`, async () => {
      const found = await verify(file, noted);
      expect(found.holds).toBe(holds);
      expect(found.steps.length).toBeGreaterThan(0);
    });
  }

  it('says what left it', async () => {
    const honest = golden.find((one) => one.holds);
    const { lots } = await verify(honest?.file ?? '');
    expect(lots[0]?.name).toBe('burn');
    expect(lots.every((lot) => lot.cards.length > 0)).toBe(true);
  });
});

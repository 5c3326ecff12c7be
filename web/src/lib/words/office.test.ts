import { beforeEach, describe, expect, it } from 'vitest';
import { loaded, named, officeText, office } from './office.svelte';
import { language, LANGUAGES } from './words.svelte';

beforeEach(async () => {
  await language.use('en');
});

describe('words of the office', () => {
  it('are there in every language', async () => {
    const texts = new Set<string>();
    for (const { tag } of LANGUAGES) {
      await language.use(tag);
      await loaded();
      expect(office.bundles[0]?.locales).toEqual([tag]);
      texts.add(officeText('office-nav-verification'));
    }
    expect(texts.size).toBe(LANGUAGES.length);
  });

  it('know keys that are put together, and leave the rest', async () => {
    await loaded();
    expect(officeText('office-period-shift-n', { n: 2 })).toBe('Shift 2');
    expect(named('office-acts-event-table-opened')).toBe(
      officeText('office-acts-event-table-opened'),
    );
    expect(named('office-acts-event-something-new')).toBeNull();
  });
});

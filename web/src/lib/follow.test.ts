import { describe, expect, it } from 'vitest';
import { follower } from './follow';

const HERE = 'http://one.example';

function journey(...alive: string[]) {
  const asked: string[] = [];
  const gone: string[] = [];
  const follow = follower({
    here: HERE,
    answers: (address) => {
      asked.push(address);
      return Promise.resolve(alive.includes(address));
    },
    go: (address) => {
      gone.push(address);
    },
  });
  return { asked, gone, follow };
}

describe('following the house', () => {
  it('goes to the first process that answers', async () => {
    const { asked, gone, follow } = journey('http://three.example');
    await follow(['http://two.example', 'http://three.example', 'http://four.example']);
    expect(asked).toEqual(['http://two.example', 'http://three.example']);
    expect(gone).toEqual(['http://three.example']);
  });

  it('stays where nobody answers, and can try again', async () => {
    const { gone, follow } = journey();
    await follow(['http://two.example']);
    await follow(['http://two.example']);
    expect(gone).toEqual([]);
  });

  it('goes nowhere that is here already or is no address of a house', async () => {
    const { asked, follow } = journey();
    await follow([HERE, 'javascript:alert(1)', '']);
    expect(asked).toEqual([]);
  });

  it('sets out once at a time', async () => {
    const { asked, follow } = journey('http://two.example');
    await Promise.all([follow(['http://two.example']), follow(['http://two.example'])]);
    expect(asked).toHaveLength(1);
  });
});

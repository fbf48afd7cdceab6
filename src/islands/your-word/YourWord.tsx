import { useEffect, useState } from 'react';
import { wordPageWords as words } from '#business/words/customer-words.ts';
import { type OpenedWord, openWord } from '#data/customer-words/words-of-customer.ts';
import type { BackendAddress } from '#domain/accounts/backend-address.ts';
import { Given } from './Given.tsx';
import { problemOf } from './problems.ts';
import { WordForm } from './WordForm.tsx';

export interface YourWordProps {
  backend: BackendAddress;
  language: string;
  timeZone: string;
}

/** What a customer may give, has given, or has taken back, by the token in the address. */
export function YourWord(props: YourWordProps) {
  const { backend } = props;
  const [token] = useState(() => location.hash.slice(1));
  const [word, setWord] = useState<OpenedWord | null>(null);
  const [isChanging, setChanging] = useState(false);
  const [problem, setProblem] = useState(token === '' ? words.noLink : '');

  async function load(): Promise<void> {
    const answer = await openWord(backend, token);
    if ('refused' in answer) setProblem(problemOf(answer.refused));
    else {
      setProblem('');
      setWord(answer.value);
    }
    setChanging(false);
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once; afterwards whoever changes it asks.
  useEffect(() => {
    if (token !== '') void load();
  }, []);

  if (problem !== '') return <p role="alert">{problem}</p>;
  if (!word) return <p role="status">{words.loading}</p>;
  const shared = { backend, token, word, onDone: load };
  const isStanding = word.given_at !== null && word.taken_back_at === null;
  if (isStanding && !isChanging) {
    return <Given {...props} {...shared} onChange={() => setChanging(true)} />;
  }
  return (
    <>
      {word.taken_back_at !== null && !isChanging && <p role="status">{words.takenBack}</p>}
      {word.can_give && (isStanding || word.taken_back_at === null || isChanging) && (
        <WordForm {...shared} />
      )}
      {word.can_give && word.taken_back_at !== null && !isChanging && (
        <p>
          <button type="button" className="button quiet" onClick={() => setChanging(true)}>
            {words.again}
          </button>
        </p>
      )}
    </>
  );
}

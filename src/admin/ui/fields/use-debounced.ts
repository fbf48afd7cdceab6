import { useEffect, useState } from 'react';

/** A debounced value, such as typed words. */
export function useDebounced<Value>(value: Value, pauseMs = 200): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value, pauseMs]);
  return settled;
}

/** Something typed, kept on the device until the server has it. */
export interface DeviceCopy<Value> {
  read: () => Value | null;
  /** @returns false when the browser has no room or no storage: then only saving keeps the work. */
  keep: (value: Value) => boolean;
  drop: () => void;
}

/**
 * A place on the device.
 *
 * @param key unique for the person and the thing: a computer in a workshop has several people.
 * @param isValid whether what lies there is of this kind; another version may have left it.
 */
export function deviceCopy<Value>(
  key: string,
  isValid: (found: unknown) => found is Value,
): DeviceCopy<Value> {
  return {
    read() {
      try {
        const found: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
        return isValid(found) ? found : null;
      } catch {
        return null;
      }
    },
    keep(value) {
      try {
        localStorage.setItem(key, JSON.stringify(value));
        return true;
      } catch {
        return false;
      }
    },
    drop() {
      try {
        localStorage.removeItem(key);
      } catch {
        // Without storage there is no copy to drop.
      }
    },
  };
}

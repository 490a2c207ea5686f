/** The values used last, at most so many; the one unused for longest makes room. */
export type Recent<Value> = { get(key: string): Value | undefined; set(key: string, value: Value): void };

export function createRecent<Value>(capacity: number): Recent<Value> {
  const values = new Map<string, Value>();

  function set(key: string, value: Value): void {
    values.delete(key);
    values.set(key, value);
    const [oldest] = values.keys();
    if (values.size > capacity && oldest !== undefined) values.delete(oldest);
  }

  function get(key: string): Value | undefined {
    const value = values.get(key);
    if (value !== undefined) set(key, value);
    return value;
  }

  return { get, set };
}

// The newest so many names, in this process's memory alone.
export function createRecentNames(most: number) {
  const names = new Set<string>();
  return {
    has: (name: string): boolean => names.has(name),
    add: (name: string): void => {
      names.add(name);
      if (names.size > most) names.delete(names.values().next().value ?? '');
    },
  };
}

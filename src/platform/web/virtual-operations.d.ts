declare module 'virtual:operations' {
  /** The contract tree with routes only. */
  const operations: unknown;
  export default operations;
}

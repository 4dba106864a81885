/** The scripts of the page, as text. */
export interface Scripts {
  /** Runs before anything is painted. */
  readonly firstScript: string;
  /** Runs when the page is complete. */
  readonly script: string;
  /** Runs when the reader opens an editor. */
  readonly editor: string;
  /** Runs in a worker. */
  readonly worker: string;
}

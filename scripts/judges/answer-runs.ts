/** What a process of `startJudges` answers to a run: its row, or why there is none. */
export type Answer<Row> = { readonly row: Row } | { readonly error: string };

/** Answers each run that this process is sent with its row. */
export const answerRuns = <Run, Row>(rowOf: (run: Run) => Promise<Row>): void => {
  const answer = (run: Run): Promise<Answer<Row>> =>
    rowOf(run).then(
      (row) => ({ row }),
      (error: unknown) => ({ error: error instanceof Error ? error.message : String(error) }),
    );
  process.on('message', async (run: Run) => process.send?.(await answer(run)));
};

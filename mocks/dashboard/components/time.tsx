const format = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'medium',
  timeZone: 'UTC',
});

/** A time on the sandbox's clock, in UTC as in the API. */
export const Time = ({ at }: { at: string | null | undefined }) =>
  at ? (
    <time dateTime={at} title={at}>
      {format.format(new Date(at))}
    </time>
  ) : (
    <span class="soft">–</span>
  );

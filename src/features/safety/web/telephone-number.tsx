/** Digits in the order they are dialled, also in a page a browser has translated into a script that runs leftwards. */
export const TelephoneNumber = ({ value }: { value: string }) => (
  <span dir="ltr" translate="no" className="tabular-nums">
    {value}
  </span>
);

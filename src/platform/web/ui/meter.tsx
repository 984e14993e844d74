import { classNames } from '../class-names.ts';

const tones = { brand: 'bg-brand', glow: 'bg-glow', calm: 'bg-calm' } as const;

type MeterProps = {
  label: string;
  value: number;
  max: number;
  text?: string;
  tone?: keyof typeof tones;
  className?: string;
};

/** A measured amount out of a known whole, such as sessions used. `text` says it in words, e.g. "3 of 10 used". */
export function Meter({ label, value, max, text, tone = 'brand', className }: MeterProps) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  return (
    <div className={className}>
      <meter aria-label={label} min={0} max={max} value={value} className="sr-only">
        {text}
      </meter>
      <div
        aria-hidden="true"
        className="h-1.5 overflow-hidden rounded-pill bg-sunken forced-colors:outline-1"
      >
        <div
          className={classNames(
            'h-full rounded-pill transition-[width] forced-color-adjust-none forced-colors:bg-[Highlight]',
            tones[tone],
          )}
          style={{ width: `${share * 100}%` }}
        />
      </div>
    </div>
  );
}

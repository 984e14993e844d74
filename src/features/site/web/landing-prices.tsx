import { formatMoney } from '#platform/web/format-money.ts';
import { landingCopy } from './landing.copy.ts';
import { priceList } from './price-list.data.ts';

const columns = landingCopy.pricesColumns;

export const LandingPrices = () => (
  <section aria-labelledby="prices" className="grid gap-6">
    <div className="grid gap-2">
      <h2 id="prices" className="text-display">
        {landingCopy.pricesTitle}
      </h2>
      <p className="text-ink-soft">{landingCopy.pricesLead}</p>
    </div>
    <table className="w-full border-collapse text-left tabular-nums">
      <caption className="sr-only">{landingCopy.pricesCaption}</caption>
      <thead className="text-tiny text-ink-soft max-sm:sr-only">
        <tr>
          {[columns.plan, columns.gives, columns.usd, columns.kes].map((title, place) => (
            <th key={title} scope="col" className={`pb-2 font-semibold ${place > 1 ? 'text-right' : ''}`}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {priceList.map((item) => (
          <tr
            key={item.id}
            className="border-t border-line max-sm:grid max-sm:grid-cols-2 max-sm:gap-x-4 max-sm:py-3.5 sm:[&>*]:py-4"
          >
            <th scope="row" className="font-display text-lead font-medium">
              {item.name}
            </th>
            <td className="text-ink-soft max-sm:text-right">{item.gives}</td>
            <td className="sm:text-right">
              <span className="font-semibold">
                {formatMoney({ amountMinor: item.usdMinor, currency: 'USD' })}
              </span>{' '}
              <span className="text-small text-ink-soft">{item.period}</span>
            </td>
            <td className="text-right">
              <span className="font-semibold">
                {formatMoney({ amountMinor: item.kesMinor, currency: 'KES' })}
              </span>{' '}
              <span className="text-small text-ink-soft">{item.period}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
    <p className="text-small text-ink-soft">{landingCopy.pricesNote}</p>
  </section>
);

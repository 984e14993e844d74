import { useState } from 'react';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { IllustrationSprout } from '../ui/illustration-sprout.tsx';
import { Meter } from '../ui/meter.tsx';
import { OfflineBanner } from '../ui/offline-banner.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { Progress } from '../ui/progress.tsx';
import { Skeleton, SkeletonText } from '../ui/skeleton.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { type SortOrder, Table, type TableColumn } from '../ui/table.tsx';
import { Row, Specimen } from './specimen.tsx';

type Payment = { id: string; product: string; amount: string };
const payments: Payment[] = [
  { id: '1', product: 'Steady pack', amount: 'KSh 1,300' },
  { id: '2', product: 'Starter pack', amount: '$4.99' },
];
const columns: TableColumn<Payment>[] = [
  { id: 'product', title: 'Product', cell: (row) => row.product, isSortable: true },
  { id: 'status', title: 'Status', cell: () => <Badge tone="brand">success</Badge> },
  { id: 'amount', title: 'Amount', cell: (row) => row.amount, isNumeric: true, isSortable: true },
];

export function StatesGallery({ theme }: { theme: string }) {
  const [sort, setSort] = useState<SortOrder>({ column: 'product', direction: 'ascending' });
  return (
    <>
      <Specimen name="Page header">
        <PageHeader
          title="History"
          description="Every conversation you had."
          actions={<Button size="small">Export</Button>}
        />
      </Specimen>
      <Specimen name="Spinner, skeleton">
        <Row>
          <Spinner className="text-title text-brand" />
          <Skeleton className="size-12 rounded-pill" />
        </Row>
        <SkeletonText lines={3} />
      </Specimen>
      <Specimen name="Empty">
        <Card>
          <EmptyState
            illustration={<IllustrationSprout />}
            title="Nothing here yet"
            description="Your first session will appear here, whenever you are ready."
            action={<Button>Start a session</Button>}
          />
        </Card>
      </Specimen>
      <Specimen name="Error">
        <Card>
          <ErrorState
            title="Your history could not be fetched"
            description="It is safe. Try again in a moment."
            onRetry={() => {}}
            errorId="4f1c09ab"
          />
        </Card>
      </Specimen>
      <Specimen name="Offline">
        <OfflineBanner isOffline />
      </Specimen>
      <Specimen name="Badges">
        <Row>
          <Badge>Plain</Badge>
          <Badge tone="brand">Success</Badge>
          <Badge tone="glow">Pending</Badge>
          <Badge tone="calm">Custom</Badge>
          <Badge tone="rose">Imminent</Badge>
        </Row>
      </Specimen>
      <Specimen name="Progress, meter">
        <Progress label="Uploading" value={62} />
        <Progress label="Preparing" value={null} />
        <div className="flex justify-between text-small font-semibold">
          <span>Sessions</span>
          <span>3 of 10 used</span>
        </div>
        <Meter label="Sessions used" value={3} max={10} text="3 of 10 used" />
        <Meter label="Microphone level" value={7} max={10} tone="calm" />
      </Specimen>
      <Specimen name="Table">
        <Table
          caption={`Recent payments, ${theme}`}
          columns={columns}
          rows={payments}
          rowKey={(row) => row.id}
          sort={sort}
          onSortChange={setSort}
        />
        <Table caption={`Waiting, ${theme}`} columns={columns} rows={null} rowKey={(row) => row.id} />
        <Table caption={`Empty, ${theme}`} columns={columns} rows={[]} rowKey={(row) => row.id} />
      </Specimen>
    </>
  );
}

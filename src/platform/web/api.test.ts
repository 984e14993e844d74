// @vitest-environment happy-dom
import { onlineManager } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.restoreAllMocks();
  onlineManager.setOnline(true);
});

it('what is asked for by a page that opened without a network comes by itself once there is one', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  vi.resetModules();
  const { queryClient } = await import('./api.ts');
  queryClient.mount();
  const answer = vi.fn(async () => 'here');
  const asked = queryClient.fetchQuery({ queryKey: ['plan'], queryFn: answer });
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(answer).not.toHaveBeenCalled();
  onlineManager.setOnline(true);
  expect(await asked).toBe('here');
});

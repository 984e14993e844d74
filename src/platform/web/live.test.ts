// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { goLive, onChange, stopLive } from './live.ts';

class Stream {
  static readonly CLOSED = 2;
  readyState = 1;
  onopen = () => {};
  onerror = () => {};
  onmessage = (_event: { data: string }) => {};
  constructor() {
    streams.push(this);
  }
  close() {
    this.readyState = Stream.CLOSED;
  }
}
let streams: Stream[] = [];
const open = () => streams.filter(({ readyState }) => readyState === 1);
const heard = vi.fn();
const heardOfAuth = vi.fn();
let stops: (() => void)[] = [];

function turn(visibilityState: 'visible' | 'hidden') {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibilityState);
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  vi.useFakeTimers();
  streams = [];
  heard.mockClear();
  vi.stubGlobal('EventSource', Stream);
  heardOfAuth.mockClear();
  stops = [onChange('moods', heard), onChange('auth', heardOfAuth)];
});
afterEach(() => {
  stopLive();
  for (const stop of stops) stop();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('the stream of changes', () => {
  it('is one for the page, and tells what changed', () => {
    goLive();
    goLive();
    expect(open()).toHaveLength(1);
    streams[0]?.onopen();
    streams[0]?.onmessage({ data: JSON.stringify({ topic: 'moods', id: 'a' }) });
    expect(heard.mock.calls).toEqual([[{ topic: 'moods', id: 'a' }]]);
  });

  it('is opened anew where it was refused, and everyone is told of the gap', () => {
    goLive();
    streams[0]?.close();
    streams[0]?.onerror();
    vi.advanceTimersByTime(5_000);
    expect(open()).toHaveLength(1);
    streams[1]?.onopen();
    expect(heard.mock.calls).toEqual([[{ topic: 'moods' }]]);
  });

  it('is given back by a tab nobody looks at, and taken up with a gap once somebody does', () => {
    goLive();
    streams[0]?.onopen();
    turn('hidden');
    vi.advanceTimersByTime(59_000);
    turn('visible');
    expect(streams).toHaveLength(1);
    turn('hidden');
    vi.advanceTimersByTime(60_000);
    expect(open()).toHaveLength(0);
    goLive();
    expect(open()).toHaveLength(0);
    expect(heardOfAuth).not.toHaveBeenCalled();
    turn('visible');
    turn('visible');
    expect(heardOfAuth).toHaveBeenCalledOnce();
    expect(open()).toHaveLength(1);
    expect(heard).not.toHaveBeenCalled();
    streams[1]?.onopen();
    expect(heard.mock.calls).toEqual([[{ topic: 'moods' }]]);
  });

  it('stays closed for whoever signed out, seen or not', () => {
    goLive();
    turn('hidden');
    stopLive();
    vi.advanceTimersByTime(600_000);
    turn('visible');
    expect(open()).toHaveLength(0);
    expect(streams).toHaveLength(1);
  });
});

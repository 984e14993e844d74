// The ways in which a vendor's HTTP API misbehaves, for the local servers that stand in for one.
import type { ServerResponse } from 'node:http';

export const vendorFaults = [
  'server_error',
  /** Too many requests. */
  'rate_limit',
  /** A page instead of JSON, with status 200. */
  'html',
  /** JSON that stops in the middle. */
  'truncated',
  /** Well-formed, and about something else. */
  'other_json',
  /** Valid JSON that is no object. */
  'null_json',
  /** Accepts and never answers. */
  'hang',
  /** Answers the head and never the body. */
  'stall',
  /** Closes the connection. */
  'cut',
  /** Sends the caller elsewhere, key and all. */
  'redirect',
] as const;
export type VendorFault = (typeof vendorFaults)[number];

export type VendorBehaviour = {
  fault: VendorFault | null;
  /** This many answers get the fault; then it works again. */
  faults: number;
};

export const wellBehaved = (): VendorBehaviour => ({ fault: null, faults: Number.POSITIVE_INFINITY });

/** Whether the answer was taken care of, badly. */
export function misbehave(behaviour: VendorBehaviour, response: ServerResponse): boolean {
  const { fault } = behaviour;
  if (!fault || behaviour.faults <= 0) return false;
  behaviour.faults -= 1;
  const json = { 'content-type': 'application/json' };
  if (fault === 'cut') response.destroy();
  else if (fault === 'server_error') sendJson(response, 500, { status: false, message: 'oops' });
  else if (fault === 'rate_limit')
    sendJson(response, 429, { status: false, error: { message: 'slow down' } });
  else if (fault === 'other_json') sendJson(response, 200, { status: true, welcome: true });
  else if (fault === 'null_json') response.writeHead(200, json).end('null');
  else if (fault === 'html')
    response.writeHead(200, { 'content-type': 'text/html' }).end('<html><h1>Welcome</h1></html>');
  else if (fault === 'truncated') response.writeHead(200, json).end('{"status":true,"object":"checkout.se');
  else if (fault === 'redirect') response.writeHead(302, { location: '/elsewhere' }).end();
  else if (fault === 'stall') response.writeHead(200, json).flushHeaders();
  return true;
}

export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

/**
 * Member screens that open and can be used without a network, the chat for what was written there and waits: the build puts their code into what a device keeps.
 */
export const offlinePaths: readonly string[] = ['/journal', '/mood', '/chat', '/emergency', '/safety-plan'];

/** Whether a path is one of `paths` or lies inside one. */
export const isWithin = (paths: readonly string[], pathname: string): boolean =>
  paths.some((path) => pathname === path || pathname.startsWith(`${path}/`));

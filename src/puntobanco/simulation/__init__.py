"""Monte Carlo: kernels and their twins, runs, reports, betting plans, the progressive lab."""

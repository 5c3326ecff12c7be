"""Monte Carlo: kernels and Python twins, runs, reports, betting plans, the progressive lab."""

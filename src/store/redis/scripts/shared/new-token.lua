-- Never the same twice: the clock of the server is in it, in case a failover takes the count back.
local function new_token(counter)
  local time = redis.call('TIME')
  return redis.call('INCR', counter) .. '-' .. time[1] .. time[2]
end
